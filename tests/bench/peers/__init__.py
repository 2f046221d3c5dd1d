"""Random playouts of other rules libraries, each a script that runs in an environment of its own."""

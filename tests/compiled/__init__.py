"""The compiled package beside the checkout, run by `make compiled`: both must play and check alike."""

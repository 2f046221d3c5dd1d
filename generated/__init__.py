"""What the compiler wrote from the card scripts. Generated; do not edit."""

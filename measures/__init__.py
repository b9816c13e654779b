"""What is measured once and kept, since it takes minutes: banks that lessons ask from."""

"""What Enemies do: whom they attack, where they move and when they activate."""

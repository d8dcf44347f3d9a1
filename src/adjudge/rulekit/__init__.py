"""What every rulebook shares beyond the kernel. No game is named here."""

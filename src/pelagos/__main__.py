"""Run the command line with `python -m pelagos`."""

from pelagos.terminal.cli import main

if __name__ == "__main__":
    main()

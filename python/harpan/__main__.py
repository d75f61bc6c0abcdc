"""`python -m harpan` is the command `harpan`."""

import sys

from harpan.cli import main

sys.exit(main())

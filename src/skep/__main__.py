"""``python -m skep`` is ``skep``."""

import sys

from skep.cli import main

sys.exit(main())

"""Makes every Python process in a copy of the project import ``skep`` from that copy.

An editable install redirects ``import skep`` to the working tree, whatever PYTHONPATH says.
"""

import sys

sys.meta_path[:] = [
    finder for finder in sys.meta_path if type(finder).__name__ != "ScikitBuildRedirectingFinder"
]

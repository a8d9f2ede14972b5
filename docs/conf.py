"""How Sphinx builds the documentation: ``make docs``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

import skep

project = "Skep"
author = "The Skep developers"
copyright = author  # noqa: A001 - the name that Sphinx reads
version = release = skep.__version__

extensions = [
    "sphinx.ext.autodoc",
    "myst_parser",
    "hive_board",
    "layers_diagram",
    "public_api",
    "rules_page",
    "site_checks",
]
exclude_patterns = ["_extensions"]

myst_enable_extensions = ["colon_fence", "deflist", "substitution"]
myst_heading_anchors = 4
myst_substitutions = {"version": release}

highlight_language = "none"  # replies of engines, tables of results: most blocks are not code
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False  # not written by us, nor for Sphinx
autodoc_default_options = {"undoc-members": True}
python_maximum_signature_line_length = 80

html_theme = "furo"
html_title = f"Skep {release}"
html_static_path = ["_static"]
html_css_files = ["skep.css"]
html_favicon = "../web/public/icon.svg"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {"color-brand-primary": "#8a5a00", "color-brand-content": "#8a5a00"},
    "dark_css_variables": {"color-brand-primary": "#e3b04b", "color-brand-content": "#e3b04b"},
}

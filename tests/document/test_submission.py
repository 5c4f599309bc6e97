"""Whether a form is validated; how Chromium acts was measured with calls."""

import pytest

from tests.browser.call.forms import form_of
from webmcp_forms.document.submission import is_validated, submit_buttons


@pytest.mark.parametrize(
    ("form", "validated"),
    [
        ("<form><button>a</button></form>", True),
        ("<form></form>", True),
        ("<form novalidate><button>a</button></form>", False),
        ("<form><button formnovalidate>a</button></form>", False),
        ("<form><input type=image formnovalidate></form>", False),
        ("<form><button>a</button><button formnovalidate>b</button></form>", True),
        ("<form><button disabled formnovalidate>a</button><button>b</button></form>", True),
        ("<form><button type=button formnovalidate>a</button><button>b</button></form>", True),
        ("<form><input formnovalidate></form>", True),
    ],
)
def test_the_first_submit_button_decides(form: str, *, validated: bool) -> None:
    assert is_validated(form_of(form)) is validated


def test_submit_buttons_come_in_tree_order() -> None:
    form = form_of("<form><button type=reset></button><button name=a></button><input type=submit name=b></form>")
    assert [button.name for button in submit_buttons(form)] == ["a", "b"]

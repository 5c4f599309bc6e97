"""What a color control makes of a text: any CSS color becomes `#rrggbb`, anything else black (Chromium 156).

Colors outside sRGB are clipped, and transparency is dropped. System colors such as `Canvas`, which depend on the
machine, count as none.
"""

from __future__ import annotations

from webmcp_forms.expressions import Expression

_SIMPLE = Expression(r"#[0-9a-fA-F]{6}")
_BLACK = "#000000"
# No color is longer, and whoever parses one should not be given a book.
_LONGEST = 200


def color_value(text: str) -> str:
    """The value of a color control after a text is put into it."""
    if _SIMPLE.fullmatch(text):
        return text.lower()
    if not text or len(text) > _LONGEST or text != text.strip():
        return _BLACK
    # Imported here, since few calls have a color that is not written plainly.
    from coloraide import Color

    try:
        color = Color(text).convert("srgb").clip()
    except ValueError:
        return _BLACK
    red, green, blue = (_byte(part) for part in color.coords(nans=False))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _byte(part: float) -> int:
    return min(max(int(part * 255 + 0.5), 0), 255)

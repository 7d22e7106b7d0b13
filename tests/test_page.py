"""Pages: nothing that a text holds is taken for markup."""
from hypothesis import given
from hypothesis import strategies as st

from arbitre.report.page import markdown, page
from arbitre.report.ruling import Block


def test_html_is_escaped():
    found = page([Block("title", "<script>alert(1)</script> & co"), Block("rule", '"<b>', 2)], "en")
    assert "<script>" not in found and "<b>" not in found
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; co" in found and 'lang="en"' in found


def test_markdown_is_escaped():
    found = markdown([Block("rule", "+2 <b>*x*</b> [a](b) `c` # | _d_"), Block("rule", "1. first")], "en")
    assert found == "\\+2 \\<b\\>\\*x\\*\\</b\\> \\[a\\](b) \\`c\\` \\# \\| \\_d\\_\n\n1\\. first\n"


@given(st.text())
def test_no_text_opens_a_tag(text):
    assert page([Block("title", "t"), Block("rule", text)], "fr").count("<p ") == 1

"""What a game says of its words."""

from pelagos.kernel.wording import Wording


class Plain(Wording):
    """Says that it looks at the view for numbers only."""

    needs_view = frozenset({int})


class Plainer(Plain):
    """Says nothing of its own."""


def test_only_what_a_class_says_itself_is_put_in_words_without_a_view() -> None:
    fixed = {cls: [kind for kind in (int, str) if cls().is_fixed(kind)] for cls in (Wording, Plain, Plainer)}
    assert fixed == {Wording: [int, str], Plain: [str], Plainer: []}

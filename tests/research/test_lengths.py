"""How long games are."""

from pelagos.research.lengths import MOST_BINS, Bin, measure_lengths


def test_quartiles_are_lengths_that_occurred() -> None:
    lengths = measure_lengths([40, 10, 30, 20])
    assert lengths is not None
    assert (lengths.least, lengths.quarter, lengths.middle, lengths.three_quarters, lengths.most) == (
        10,
        10,
        20,
        30,
        40,
    )


def test_every_game_falls_into_one_bin_and_the_bins_leave_no_gap() -> None:
    decisions = [100 + 7 * number % 173 for number in range(500)]
    lengths = measure_lengths(decisions)
    assert lengths is not None
    assert len(lengths.bins) <= MOST_BINS
    assert sum(each.games for each in lengths.bins) == 500
    for each, following in zip(lengths.bins, lengths.bins[1:], strict=False):
        assert following.first == each.last + 1
        assert following.last - following.first == each.last - each.first
    for each in lengths.bins:
        assert each.games == sum(each.first <= length <= each.last for length in decisions)


def test_games_of_one_length_fill_one_bin() -> None:
    lengths = measure_lengths([5, 5, 5])
    assert lengths is not None
    assert lengths.bins == (Bin(5, 5, 3),)


def test_nothing_played_has_no_length() -> None:
    assert measure_lengths([]) is None

"""Which numbers of an observation of Itchy Feet say what, fixed for each rules version.

Players are counted from the viewer: place 0 is the viewer, place 1 the next seat, and so on; for an outsider place 0 is
seat 0. Blocks of cards hold a number for each card of the box, in the order of `cards.CODES`; countries are cards too.
"""

from typing import Final, get_args

from pelagos.components.layout import Layout
from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.decisions import Question
from pelagos.games.itchyfeet.effects import Step
from pelagos.games.itchyfeet.encoding_actions import MOST_SEATS
from pelagos.games.itchyfeet.options import EmptyPile
from pelagos.games.itchyfeet.rules.offers import WISHES

CARDS: Final = len(CODES)
QUESTIONS: Final = get_args(Question)
STEPS: Final = get_args(Step)
EMPTY_PILES: Final = get_args(EmptyPile)
LONG: Final = 60
"""Rounds after which a match counts as long."""
FEW: Final = 10
"""What counts of cards to be paid, drawn or traded in are a share of."""
OTHERS: Final = ("partner", "maker", "victim", "thief", "traveller", "suspect")
"""Where a question names another player; the receiver of an offer is whoever did not make it."""

LAYOUT: Final = Layout(
    (
        ("options", "options: events, specials, contraband, postcards, characters", 5),
        ("empty pile", "option for the empty pile, one of " + ", ".join(EMPTY_PILES), len(EMPTY_PILES)),
        ("seats", "number of seats, one of 1 to 6", MOST_SEATS),
        ("viewer", "seat of the viewer, one of 0 to 5; none for an outsider", MOST_SEATS),
        ("question", "question put to the viewer, one of " + ", ".join(q.__name__ for q in QUESTIONS), len(QUESTIONS)),
        ("other", "place of the player whom that question names", MOST_SEATS),
        ("taken", "card that is being recycled", CARDS),
        ("count", "cards still to be paid or already traded in, of 10", 1),
        ("asked", "places that are asked", MOST_SEATS),
        ("answered", "places that have answered in secret", MOST_SEATS),
        ("own reaction", "the viewer's own secret answer: not to react, to react", 2),
        ("own card", "the card that the viewer has secretly laid aside to pass on", CARDS),
        ("turn", "place whose turn it is", MOST_SEATS),
        ("first", "place that began", MOST_SEATS),
        ("round", "round, of 60", 1),
        ("offers", "offers made in this turn, of 3", 1),
        ("extra", "further actions in this turn, of 10; whether a Night Bus was ridden", 2),
        ("strike", "place until whose turn nobody travels", MOST_SEATS),
        ("free", "recycling costs nothing", 1),
        ("over", "match over", 1),
        ("winners", "winners by place", MOST_SEATS),
        ("known", "cards of each hand that the viewer knows: 1 if everybody does, else 1/2", MOST_SEATS * CARDS),
        ("hidden", "cards of each hand that the viewer does not know, of 10", MOST_SEATS),
        ("backs", "share of the cards of each hand not open to all that each card can be", MOST_SEATS * CARDS),
        ("pile", "size of the pile, of all cards", 1),
        ("pile known", "cards of the pile, if the viewer knows them", CARDS),
        ("pile possible", "cards that can be in the pile by what everybody saw", CARDS),
        ("discards", "discards: 1 for the latest, less the earlier", CARDS),
        ("aside", "passports that are out of the match, of all cards", 1),
        ("in play", "cards that are taking effect", CARDS),
        ("characters", "the character of each player", MOST_SEATS * CARDS),
        ("homes", "the home country of each player; none once it is completed", MOST_SEATS * CARDS),
        ("centre", "the country in the centre", CARDS),
        ("unused", "countries still to come", CARDS),
        ("returned", "countries put under those, the last one 1", CARDS),
        ("visited", "completed countries, the last one 1", CARDS),
        ("steps", "what waits to happen: " + ", ".join(step.__name__ for step in STEPS), len(STEPS)),
        ("actor", "places that act in what waits", MOST_SEATS),
        ("target", "places that it is done to", MOST_SEATS),
        ("counter", "whether the offer is a counter-offer", 1),
        ("given", "cards given in the offer, or looked at, as far as the viewer knows", CARDS),
        ("wanted", "what the offer wants, of all copies, as far as the viewer knows", len(WISHES)),
        ("left", "cards still to be drawn, or found by the Tourist, of 10", 1),
    )
)

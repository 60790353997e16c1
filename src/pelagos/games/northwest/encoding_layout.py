"""Which numbers of an observation of Northwest Passage Adventure say what, fixed for each rules version.

Players are counted from the viewer: place 0 is the viewer, place 1 the next seat, and so on; for an outsider place 0 is
seat 0. Blocks of hexes hold a number for each of the 192 hexes of the largest map, row by row; those of ships and
routes end with the start sea. Of pieces that lie on each other the topmost is told, and how many there are.
"""

from typing import Final, get_args

from pelagos.components.layout import Layout
from pelagos.games.northwest.cards import ALL_CHARACTERS, CODES, DECK, FIRST_TILE
from pelagos.games.northwest.encoding_actions import MOST_SEATS
from pelagos.games.northwest.geometry import CELLS
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.state import Question, Step

TERRAIN: Final = "WLSI"
PLACES: Final = CELLS + 1
"""The hexes and the start sea."""
CHARACTERS: Final = len(ALL_CHARACTERS)
TILES: Final = len(CODES) - FIRST_TILE
TREASURES: Final = len(DECK)
FEW: Final = 10
"""What points, cards and pieces on each other are a share of."""
QUESTIONS: Final = get_args(Question)
STEPS: Final = get_args(Step)

LAYOUT: Final = Layout(
    (
        ("options", "options: teams, walk past ships, strict Open Sea, first player by lot", 4),
        ("rounds", "option for the last round, of 60", 1),
        ("seats", "number of seats, one of 1 to 4", MOST_SEATS),
        ("viewer", "seat of the viewer, one of 0 to 3; none for an outsider", MOST_SEATS),
        ("question", "question put to the viewer, one of " + ", ".join(q.__name__ for q in QUESTIONS), len(QUESTIONS)),
        ("card asked", "treasure card behind that question", TREASURES),
        ("hex asked", "first hexes of the tiles that the question is about", CELLS),
        ("asked", "places that are asked", MOST_SEATS),
        ("answered", "places that have answered in secret", MOST_SEATS),
        ("own choice", "the viewer's secret choice: own character, partner's character", 2 * CHARACTERS),
        ("own swap", "the viewer's secret choice: to confirm, to swap", 2),
        ("steps", "what waits to happen: " + ", ".join(step.__name__ for step in STEPS), len(STEPS)),
        ("terrain", "hexes of water, land, snow and ice", len(TERRAIN) * CELLS),
        ("chests", "hexes with a chest", CELLS),
        ("singles", "hexes under a single tile", CELLS),
        ("icebergs", "hexes with a dropped iceberg", CELLS),
        ("tiles", "tiles on the table, the last one laid 1", TILES),
        ("left", "rows laid, of 24; strips, side tiles, water tiles and iceberg tiles still to come", 5),
        ("ships", "hex of each ship", MOST_SEATS * PLACES),
        ("follows", "whose route each ship follows", MOST_SEATS * MOST_SEATS),
        ("routes", "hexes of each player's route", MOST_SEATS * PLACES),
        ("exits", "who left whose route on which hex, the last one 1", MOST_SEATS * MOST_SEATS * PLACES),
        ("owners", "hexes on which each player's piece lies on top", MOST_SEATS * CELLS),
        ("kinds", "hexes on which a piece of each kind lies on top", len(KINDS) * CELLS),
        ("victims", "hexes with a raid piece on top, by whose route it entered", MOST_SEATS * CELLS),
        ("pieces", "pieces on each hex, of 10", CELLS),
        ("supply", "pieces each player has left, of all of the kind", MOST_SEATS * len(KINDS)),
        ("boxed", "pieces of each player out of the game, likewise", MOST_SEATS * len(KINDS)),
        ("characters", "the character of each player", MOST_SEATS * CHARACTERS),
        ("offers", "characters each player may choose from, as far as the viewer knows", MOST_SEATS * CHARACTERS),
        ("offers hidden", "how many of those the viewer does not know, of 10", MOST_SEATS),
        ("stacks", "characters in each stack out of play, of 14", 2),
        ("known", "treasures of each hand the viewer knows: 1 if all do, else 1/2", MOST_SEATS * TREASURES),
        ("hidden", "treasures of each hand that the viewer does not know, of 10", MOST_SEATS),
        ("treasure", "treasures in the deck, of 60", 1),
        ("discards", "discarded treasures, the last one 1", TREASURES),
        ("silenced", "who may play no card in the next turn", MOST_SEATS),
        ("sheltered", "whose route may not be raided", MOST_SEATS),
        ("weary", "points each player loses in the next turn, of 10", MOST_SEATS),
        ("turn", "place whose turn it is", MOST_SEATS),
        ("points", "points left, and cards that may be played, of 10", 2),
        ("so far", "in this turn: the ship has moved, Open Sea, bonus for cold hexes; nobody spent a point", 4),
        ("round", "round, of 60; turns begun in it, of 4", 2),
        ("winners", "winners by place", MOST_SEATS),
        ("over", "match over", 1),
    )
)

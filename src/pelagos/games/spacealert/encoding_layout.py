"""Which numbers of an observation of Space Alert say what, fixed for each rules version.

Members of the crew are counted from the captain, the people in the order of their seats, then the androids; `viewer`
says which of them looks on. Order matters: they act in it. Blocks of cards hold a number for each face (cards that look
alike are one), in the order of `encoding_actions.FACES`; blocks of threats one for each threat card, in the order of
`deck.THREAT_IDS`.
"""

from typing import Final, get_args

from pelagos.components.layout import Layout
from pelagos.games.spacealert.board import STATIONS, TRACKS
from pelagos.games.spacealert.campaigns.campaign import Stage as CampaignStage
from pelagos.games.spacealert.deck import DECKS, THREAT_IDS
from pelagos.games.spacealert.encoding_actions import (
    BUTTONS,
    FACES,
    HALVES,
    LEVELS,
    MOST_MEMBERS,
    SCRIPTS,
    TILES,
    ZONES,
)
from pelagos.games.spacealert.mission import FULL_MISSION, PLACES, SPECIALIZATIONS, SQUAD_STATIONS
from pelagos.games.spacealert.missions.limits import Difficulty
from pelagos.games.spacealert.options import DeckName, Specializing
from pelagos.games.spacealert.planning.state import Asked, Stage
from pelagos.games.spacealert.state import Status

MEMBERS: Final = MOST_MEMBERS
SLOTS: Final = MEMBERS * FULL_MISSION
WORDS: Final = len(BUTTONS) + len(STATIONS)
"""What a message names: a button, a station."""
TRACK_NAMES: Final = tuple(TRACKS)
STAGES: Final = get_args(Stage)
CAMPAIGN_STAGES: Final = get_args(CampaignStage)
QUESTIONS: Final = get_args(Asked)
DIFFICULTIES: Final = get_args(Difficulty)
DECK_NAMES: Final = get_args(DeckName)
SPECIALIZING: Final = get_args(Specializing)
STATES: Final = get_args(Status)
LONGEST_SECONDS: Final = 900
"""Mission seconds after which a clock counts as late."""
MANY_CARDS: Final = 96
MANY: Final = 10
"""What counts of cards in a hand, of damage and of energy are a share of."""
PHASES: Final = 3
LONGEST_TRACK: Final = max(track.length for track in TRACKS.values())

LAYOUT: Final = Layout(
    (
        ("script", "script, one of " + ", ".join(SCRIPTS), len(SCRIPTS)),
        ("difficulty", "difficulty, one of " + ", ".join(DIFFICULTIES), len(DIFFICULTIES)),
        ("options", "options: an android more, new threats, cards for androids with double actions, tripping", 4),
        ("common", "levels of common threats, one of " + ", ".join(LEVELS), len(LEVELS)),
        ("serious", "levels of serious threats, likewise", len(LEVELS)),
        ("deck", "deck of actions, one of " + ", ".join(DECK_NAMES), len(DECK_NAMES)),
        ("specializing", "how specializations are used, one of " + ", ".join(SPECIALIZING), len(SPECIALIZING)),
        ("learnt", "levels that each seat has learnt, of 3", MEMBERS * len(SPECIALIZATIONS)),
        ("missions", "missions of the campaign, of 5", 1),
        ("carried", "damage tiles carried over, zone by zone", len(ZONES) * len(TILES)),
        ("squads", "squads that wait at UB and LR", len(SQUAD_STATIONS)),
        ("seats", "number of seats, one of 1 to 5", MEMBERS),
        ("crew", "members of the crew", MEMBERS),
        ("people", "members who are people", MEMBERS),
        ("viewer", "seat of the viewer; none for an outsider", MEMBERS),
        ("tracks", "tracks of red, white, blue and inside, each one of " + ", ".join(TRACK_NAMES),
         len(PLACES) * len(TRACK_NAMES)),
        ("turns", "turns of the mission, of 12", 1),
        ("stage", "stage, one of " + ", ".join(STAGES), len(STAGES)),
        ("question", "question put to the viewer, one of " + ", ".join(q.__name__ for q in QUESTIONS), len(QUESTIONS)),
        ("member", "member whom that question is about", MEMBERS),
        ("asked", "seats that are asked", MEMBERS),
        ("ready", "seats that are ready, or have decided whether they trip", MEMBERS),
        ("mistake", "card over which the viewer may trip: 1 if its first half is up, else 1/2", len(FACES)),
        ("steady", "seats that are not asked any more whether they trip", MEMBERS),
        ("second", "mission second, of 900", 1),
        ("due", "mission second of what the clock brings next, of 900", 1),
        ("phase", "phase by the clock, one of 1 to 3", PHASES),
        ("phases", "phase of each seat, one of 1 to 3", MEMBERS * PHASES),
        ("open", "cards can be given; communications are down", 2),
        ("gave", "seats that have given a card", MEMBERS),
        ("hands", "cards of each hand that the viewer knows, of 10", MEMBERS * len(FACES)),
        ("shown", "cards of each hand that everybody knows, of 10", MEMBERS * len(FACES)),
        ("hidden", "cards of each hand that the viewer does not know, of 10", MEMBERS),
        ("halves", "half that is up in each slot: " + ", ".join(HALVES), SLOTS * len(HALVES)),
        ("laid", "cards in slots that the viewer knows: 1 if everybody does, else 1/2", SLOTS * len(FACES)),
        ("own", "cards beside each member", MEMBERS * len(FACES)),
        ("specializations", "specialization of each member: 1/3 for level 1", MEMBERS * len(SPECIALIZATIONS)),
        ("favoured", "seats that get a card more", MEMBERS),
        ("tokens", "members with the departure and with the destination token", 2 * MEMBERS),
        ("incoming", "times incoming data was called, of 10", 1),
        ("bags", "action cards left, of 96; heroic cards left, of 10; threat cards left, of 96: "
         + ", ".join(" ".join(deck) for deck in DECKS), 2 + len(DECKS)),
        ("alerts", "announced threats: the turn, of 12", len(THREAT_IDS)),
        ("zones", "zone of each announced threat: red, white, blue", len(THREAT_IDS) * len(ZONES)),
        ("order", "announced threats and those they call: 1 for the latest, less the earlier", len(THREAT_IDS)),
        ("called", "threats that can be called", len(THREAT_IDS)),
        ("plans", "what each seat has told of each turn, and without a turn: 1 for the latest word, less the earlier",
         MEMBERS * (FULL_MISSION + 1)),
        ("planned", "button and station of that", MEMBERS * (FULL_MISSION + 1) * WORDS),
        ("besides", "button and station of what else each seat does in each turn", SLOTS * WORDS),
        ("asks", "what each seat has asked of each: when, as in plans; the turn, of 12; button and station",
         MEMBERS * MEMBERS * (2 + WORDS)),
        ("answers", "what each seat has answered each: when, as in plans; yes or no", MEMBERS * MEMBERS * 3),
        ("flying", "in flight; turn of it, of 12; step, of 10; the ship jumps early; the ship is lost; final step", 6),
        ("ship", "energy of reactors and shields by zone, fuel, rockets, of 10; window points, of 10; computer served",
         2 * len(ZONES) + 2 + 2 * PHASES),
        ("damage", "damage tiles by zone", len(ZONES) * len(TILES)),
        ("crew places", "station of each member", MEMBERS * len(STATIONS)),
        ("crew states", "each member: conscious; distance in space, of 3; leads a squad that is active, or disabled",
         MEMBERS * 4),
        ("threats", "threats in the flight: " + ", ".join(STATES), len(THREAT_IDS) * len(STATES)),
        ("threat states", "each of them: squares from the ship, of the longest track; damage taken, of 10",
         len(THREAT_IDS) * 2),
        ("campaign", "stage of the campaign, one of " + ", ".join(CAMPAIGN_STAGES), len(CAMPAIGN_STAGES)),
        ("voyage", "missions planned and flown, of 5; tiles repaired by zone, of 10; disabled squads, of 10", 6),
        ("repairer", "member whose turn it is to repair", MEMBERS),
        ("ship damage", "damage tiles the ship of the campaign has, by zone", len(ZONES) * len(TILES)),
        ("campaign squads", "where squads wait when the next mission begins", len(SQUAD_STATIONS)),
    )
)  # fmt: skip

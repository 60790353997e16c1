"""A view of Space Alert as numbers and an action as one number, for programs that learn; see `encoding_layout`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pelagos.components.encoding import BlockEncoding
from pelagos.components.layout import Blocks, mark, rank, share
from pelagos.games.spacealert import encoding_layout as lay
from pelagos.games.spacealert.board import STATIONS
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.deck import ACTION_CARDS, FIRST_THREAT, THREAT_IDS
from pelagos.games.spacealert.encoding_actions import (
    BUTTONS,
    FACE_OF,
    FACES,
    HALVES,
    LEVELS,
    MOST_MEMBERS,
    NUMBERING,
    SCRIPTS,
    TILES,
    ZONES,
)
from pelagos.games.spacealert.mission import FULL_MISSION, SPECIALIZATIONS, SQUAD_STATIONS
from pelagos.games.spacealert.planning.carried import read_damage, working_squads
from pelagos.games.spacealert.planning.crew import turns_of
from pelagos.games.spacealert.planning.explorers import read_learnt
from pelagos.kernel.ids import CLOCK, OUTSIDER_BIT

HIGHEST_LEVEL: Final = 3
MOST_MISSIONS: Final = 5
FARTHEST: Final = 3


def _write(blocks: Blocks, view: Any) -> None:
    for write in (
        _options, _table, _questions, _clock, _hands, _slots, _specialists, _bags, _alerts, _words, _flight, _campaign
    ):  # fmt: skip
        write(blocks, view)


# -- the table -----------------------------------------------------------------------------------------------------


def _options(blocks: Blocks, view: Any) -> None:
    chosen = view.options
    blocks["script"][SCRIPTS.index(chosen.script)] = 1.0
    blocks["difficulty"][lay.DIFFICULTIES.index(chosen.difficulty)] = 1.0
    flags = (chosen.extra_android, chosen.new_threats, chosen.android_data, chosen.tripping)
    mark(blocks["options"], (place for place, is_on in enumerate(flags) if is_on))
    blocks["common"][LEVELS.index(chosen.common)] = 1.0
    blocks["serious"][LEVELS.index(chosen.serious)] = 1.0
    blocks["deck"][lay.DECK_NAMES.index(chosen.deck)] = 1.0
    blocks["specializing"][lay.SPECIALIZING.index(chosen.specializations)] = 1.0
    blocks["missions"][0] = share(chosen.missions, MOST_MISSIONS)
    for seat, learnt in enumerate(read_learnt(chosen.learnt)):
        for name, level in learnt.items():
            blocks["learnt"][seat * len(SPECIALIZATIONS) + SPECIALIZATIONS.index(name)] = level / HIGHEST_LEVEL
    _tiles(blocks["carried"], read_damage(chosen.carried))
    mark(blocks["squads"], (SQUAD_STATIONS.index(squad) for squad in working_squads(chosen)))


def _tiles(block: "memoryview[float]", damage: Mapping[str, Iterable[str]]) -> None:
    for zone, tiles in damage.items():
        mark(block, (ZONES.index(zone) * len(TILES) + TILES.index(tile) for tile in tiles))


def _table(blocks: Blocks, view: Any) -> None:
    blocks["seats"][view.seats - 1] = 1.0
    mark(blocks["crew"], range(view.crew))
    mark(blocks["people"], range(view.people))
    if view.viewer is not None:
        blocks["viewer"][view.viewer] = 1.0
    names = lay.TRACK_NAMES
    mark(blocks["tracks"], (place * len(names) + names.index(track) for place, track in enumerate(view.tracks)))
    blocks["turns"][0] = share(turns_of(view), FULL_MISSION)
    blocks["stage"][lay.STAGES.index(view.stage)] = 1.0


def _questions(blocks: Blocks, view: Any) -> None:
    for asked in view.pending:
        if asked.actor == CLOCK:
            blocks["due"][0] = share(asked.second, lay.LONGEST_SECONDS)
            continue
        blocks["asked"][asked.actor] = 1.0
        if asked.actor == view.viewer:
            blocks["question"][lay.QUESTIONS.index(type(asked))] = 1.0
            mark(blocks["member"], [asked.member] if hasattr(asked, "member") else ())
            if isinstance(asked, DecideTrip):
                is_first = asked.half == ACTION_CARDS[asked.card].halves[0]
                blocks["mistake"][FACE_OF[asked.card]] = 1.0 if is_first else 0.5
    mark(blocks["ready"], (answer.seat for answer in view.sealed))
    mark(blocks["steady"], view.steady)


def _clock(blocks: Blocks, view: Any) -> None:
    blocks["second"][0] = share(view.second, lay.LONGEST_SECONDS)
    blocks["phase"][view.phase - 1] = 1.0
    mark(blocks["phases"], (seat * lay.PHASES + phase - 1 for seat, phase in enumerate(view.phases)))
    mark(blocks["open"], (place for place, is_on in enumerate((view.window, view.silent)) if is_on))
    mark(blocks["gave"], (seat for seat, gave in enumerate(view.gave) if gave))
    blocks["incoming"][0] = share(view.incoming, lay.MANY)


# -- cards ---------------------------------------------------------------------------------------------------------


def _hands(blocks: Blocks, view: Any) -> None:
    for seat, hand in enumerate(view.hands):
        blocks["hidden"][seat] = share(hand.hidden, lay.MANY)
        shown = [card for card, viewers in zip(hand.cards, hand.known, strict=True) if viewers >= OUTSIDER_BIT]
        for name, cards in (("hands", hand.cards), ("shown", shown)):
            for face, copies in Counter(FACE_OF[card] for card in cards).items():
                blocks[name][seat * len(FACES) + face] = share(copies, lay.MANY)
    for member, cards in enumerate(view.own):
        mark(blocks["own"], (member * len(FACES) + FACE_OF[card] for card in cards))


def _slots(blocks: Blocks, view: Any) -> None:
    for laid in view.program:
        slot = laid.member * FULL_MISSION + laid.turn - 1
        blocks["halves"][slot * len(HALVES) + HALVES.index(laid.half)] = 1.0
        for card, viewers in zip(laid.card.cards, laid.card.known, strict=True):
            blocks["laid"][slot * len(FACES) + FACE_OF[card]] = 1.0 if viewers >= OUTSIDER_BIT else 0.5


def _specialists(blocks: Blocks, view: Any) -> None:
    for member, (name, level) in enumerate(zip(view.specializations, view.levels, strict=True)):
        if name is not None:
            place = member * len(SPECIALIZATIONS) + SPECIALIZATIONS.index(name)
            blocks["specializations"][place] = level / HIGHEST_LEVEL
    mark(blocks["favoured"], view.favoured)
    for place, member in enumerate((view.departure, view.destination)):
        mark(blocks["tokens"], [] if member is None else [place * MOST_MEMBERS + member])


def _bags(blocks: Blocks, view: Any) -> None:
    wholes = (lay.MANY_CARDS, lay.MANY, *[lay.MANY_CARDS] * len(view.decks))
    for place, (bag, whole) in enumerate(zip((view.bag, view.heroics, *view.decks), wholes, strict=True)):
        blocks["bags"][place] = share(bag if isinstance(bag, int) else len(bag), whole)


# -- what the clock and the crew say -------------------------------------------------------------------------------


def _alerts(blocks: Blocks, view: Any) -> None:
    order: list[int] = []
    for alert in view.alerts:
        threat = alert.threat - FIRST_THREAT
        called = [card - FIRST_THREAT for card in alert.called]
        order += [threat, *called]
        blocks["alerts"][threat] = share(alert.turn, FULL_MISSION)
        mark(blocks["zones"], [] if alert.zone is None else [threat * len(ZONES) + ZONES.index(alert.zone)])
        mark(blocks["called"], called)
    rank(blocks["order"], order)


def _words(blocks: Blocks, view: Any) -> None:
    for number, said in enumerate(view.told, start=1):
        when = number / len(view.told)
        if said.mood == "plan":
            place = said.seat * (FULL_MISSION + 1) + (said.turn or 0)
            blocks["plans"][place] = when
            _name(blocks["planned"], place * lay.WORDS, said)
            continue
        if said.mood == "also":
            _name(blocks["besides"], (said.seat * FULL_MISSION + said.turn - 1) * lay.WORDS, said)
            continue
        pair = said.seat * MOST_MEMBERS + said.to
        if said.mood == "ask":
            place = pair * (2 + lay.WORDS)
            blocks["asks"][place], blocks["asks"][place + 1] = when, share(said.turn or 0, FULL_MISSION)
            _name(blocks["asks"], place + 2, said)
        else:
            blocks["answers"][pair * 3] = when
            mark(blocks["answers"], [pair * 3 + 1 + (said.mood == "no")])
            mark(blocks["answers"], [pair * 3 + 1 + (said.mood != "no")], 0.0)


def _name(block: "memoryview[float]", begin: int, said: Any) -> None:
    """Write which button and station a message names, in the place of what an earlier one named."""
    mark(block, range(begin, begin + lay.WORDS), 0.0)
    mark(block, [] if said.button is None else [begin + BUTTONS.index(said.button)])
    mark(block, [] if said.station is None else [begin + len(BUTTONS) + STATIONS.index(said.station)])


# -- flight and campaign -------------------------------------------------------------------------------------------


def _flight(blocks: Blocks, view: Any) -> None:
    ship = view.flight
    if ship is None:
        return
    turn, step = share(ship.turn, FULL_MISSION), share(view.step, lay.MANY)
    _numbers(blocks["flying"], (1.0, turn, step, ship.jumping, ship.lost, view.final))
    stock = (*ship.reactors, *ship.shields, ship.fuel, ship.rockets, *ship.window)
    _numbers(blocks["ship"], (*(share(amount, lay.MANY) for amount in stock), *ship.maintained))
    _tiles(blocks["damage"], dict(zip(ZONES, ship.broken, strict=True)))
    for member, player in enumerate(ship.players):
        blocks["crew places"][member * len(STATIONS) + player.station] = 1.0
        squad = (player.squad == "active", player.squad == "disabled")
        begin = member * 4
        _numbers(blocks["crew states"][begin : begin + 4], (player.conscious, player.distance / FARTHEST, *squad))
    for threat in (*ship.threats, *ship.held):
        place = THREAT_IDS.index(threat.card)
        blocks["threats"][place * len(lay.STATES) + lay.STATES.index(threat.status)] = 1.0
        blocks["threat states"][place * 2] = share(threat.square, lay.LONGEST_TRACK)
        blocks["threat states"][place * 2 + 1] = share(threat.damage, lay.MANY)


def _numbers(block: "memoryview[float]", values: Sequence[float]) -> None:
    for place, value in enumerate(values):
        block[place] = value


def _campaign(blocks: Blocks, view: Any) -> None:
    voyage = view.campaign
    if voyage is None:
        return
    blocks["campaign"][lay.CAMPAIGN_STAGES.index(voyage.stage)] = 1.0
    missions = (share(voyage.planned, MOST_MISSIONS), share(len(voyage.flown), MOST_MISSIONS))
    counts = (*(voyage.repaired.get(zone, 0) for zone in ZONES), voyage.disabled_squads)
    _numbers(blocks["voyage"], (*missions, *(share(count, lay.MANY) for count in counts)))
    blocks["repairer"][voyage.repairer % MOST_MEMBERS] = 1.0
    _tiles(blocks["ship damage"], voyage.damage)
    mark(blocks["campaign squads"], (SQUAD_STATIONS.index(squad) for squad in voyage.squads))


ENCODING: Final = BlockEncoding(2, lay.LAYOUT, NUMBERING, _write)

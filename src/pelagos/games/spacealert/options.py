"""The options of Space Alert."""

from typing import ClassVar, Literal

from pelagos.games.spacealert.missions.limits import Difficulty
from pelagos.kernel.game import Options
from pelagos.kernel.visibility import Public

Levels = Literal["white", "yellow", "red", "white-yellow", "yellow-red", "white-red", "all"]
"""From which threat cards a deck is made."""
Squads = Literal["both", "UB", "LR", "none"]
DeckName = Literal["base", "double-96", "double-90"]
Specializing = Literal["none", "level-1", "level-2", "level-3", "experience"]

ScriptName = Literal[
    "firstTestRun",
    "secondTestRun",
    "simulation1",
    "simulation2",
    "simulation3",
    "advancedSimulation1",
    "advancedSimulation2",
    "advancedSimulation3",
    "mission1",
    "mission2",
    "mission3",
    "mission4",
    "mission5",
    "mission6",
    "mission7",
    "mission8",
    "double_easier_1",
    "double_easier_2",
    "double_easier_3",
    "double_easier_4",
    "double_easier_5",
    "double_easier_6",
    "double_1",
    "double_2",
    "double_3",
    "double_4",
    "double_5",
    "double_6",
    "double_7",
    "double_8",
    "double_9",
    "double_10",
    "double_11",
    "double_12",
    "generated",
]


class SpaceAlertOptions(Options, frozen=True):
    """Which mission is flown, with which crew, against which threats."""

    catalogued: ClassVar[frozenset[str]] = frozenset({"script", "difficulty", "common", "serious", "squads"})

    script: Public[ScriptName] = "firstTestRun"
    """SA-105: what is announced when; ``generated`` makes a new mission."""
    difficulty: Public[Difficulty] = "mission"
    """SA-105: what a generated mission is like."""
    seed: Public[str] = ""
    """The same seed generates the same mission; without one the program draws one."""
    extra_android: Public[bool] = False
    """SA-020: one android more makes a crew of five."""
    common: Public[Levels] = "white"
    """SA-104: the common threats."""
    serious: Public[Levels] = "white"
    """SA-104: the serious threats."""
    new_threats: Public[bool] = False
    """SA-120: the threat cards of The New Frontier are in the decks too."""
    deck: Public[DeckName] = "base"
    """SA-141: the action cards; with double actions the interceptors have a variable range."""
    android_data: Public[bool] = True
    """SA-142: with double actions each android brings the crew a card more of incoming data."""
    tripping: Public[bool] = False
    """SA-032: with the base cards, whoever has laid one by mistake may trip over it in the resolution."""
    specializations: Public[Specializing] = "none"
    """SA-170: at which level specializations are used; with experience each explorer has levels of its own."""
    learnt: Public[str] = ""
    """SA-182: what the explorers have learnt, seat by seat, as ``medic:2,mechanic:1 - rocketeer:3``."""
    missions: Public[int] = 1
    """SA-101: so many missions with one ship make a campaign; 1 is a single mission."""
    carried: Public[str] = ""
    """SA-102: the damage carried over from the mission before, as ``red:shield,gravolift white:structural``."""
    squads: Public[Squads] = "both"
    """SA-102: where squads of battlebots wait; one left disabled by the mission before is not to be had."""

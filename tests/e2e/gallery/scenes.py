"""Every screen, empty, normal and crowded."""

from collections.abc import Callable
from typing import NamedTuple

from tests.e2e.gallery.flown import FRONTIER, between_missions, spans_phases_and_calls, study_of
from tests.e2e.gallery.ways import (
    ALL_EXTENSIONS,
    FULL_LENGTH,
    at,
    begun,
    cards_in_learn,
    crew_table,
    crowded,
    explorer_log,
    film,
    finished,
    frontier,
    home_with_a_match,
    home_with_many_tables,
    lab_of_an_arena,
    lesson_at,
    mission,
    offering,
    played_out,
    replays_of_many,
    replays_of_one,
    rule_in_a_match,
    rules_found,
    specialists,
    study_of_a_crowd,
    study_of_a_match_given_up,
    study_of_a_whole_match,
    table_for_friends,
    table_of_six,
    table_with_bots,
    tripping,
    under_sail,
    watch_a_few,
    watch_many,
    you_with_a_link,
)


class Scene(NamedTuple):
    """A screen in one state; `prepare` brings the first page there, with as many people as it needs.

    `focus` selects what has to be in the picture; without it that is the top of the page.
    """

    title: str
    prepare: Callable[..., object]
    people: int = 1
    locale: str = "en-US"
    focus: str = ""


SCENES = (
    Scene("home-empty", at("")),
    Scene("home-normal", home_with_a_match),
    Scene("home-crowded", home_with_many_tables, people=6, locale="el-GR"),
    Scene("table-empty", table_for_friends),
    Scene("table-normal", table_with_bots, locale="es-ES"),
    Scene("table-crowded", table_of_six, people=6, locale="el-GR"),
    Scene("match-empty", begun("gravwell", 4, 0)),
    Scene("match-normal", begun("gravwell", 4, 6)),
    Scene("match-crowded", crowded("gravwell", 120), people=4, locale="el-GR"),
    Scene("northwest-empty", begun("northwest", 2, 0)),
    Scene("northwest-normal", under_sail(4, 14)),
    Scene("northwest-late", under_sail(4, 30), locale="el-GR"),
    Scene("itchyfeet-empty", begun("itchyfeet", 3, 0)),
    Scene("itchyfeet-normal", begun("itchyfeet", 4, 6), locale="es-ES"),
    Scene("itchyfeet-crowded", crowded("itchyfeet", 60, options=ALL_EXTENSIONS), people=6, locale="el-GR"),
    Scene("itchyfeet-offer", offering),
    Scene("itchyfeet-cards", cards_in_learn, focus="#rule-TC-30 figure"),
    Scene("itchyfeet-lesson", lesson_at(3, "itchyfeet"), locale="es-ES"),
    Scene("mission-table", crew_table, people=5, locale="el-GR"),
    Scene("mission-specialists", specialists, people=4),
    Scene("mission-frontier", frontier(calls=12, choices=("special_ops", "teleporter", "", "medic")), people=2),
    Scene("mission-empty", mission(cards=0, calls=0), people=2),
    Scene("mission-normal", mission(cards=2, calls=6), people=2),
    Scene("mission-crowded", mission(cards=3, calls=30), people=5, locale="el-GR"),
    Scene("mission-threats", study_of(FRONTIER, "random", spans_phases_and_calls), focus=".blueprint"),
    Scene("campaign-normal", between_missions),
    Scene("log-empty", at("career/spacealert"), locale="el-GR"),
    Scene("log-normal", explorer_log),
    Scene("log-feats", explorer_log, locale="es-ES", focus="#feats"),
    Scene("tripping-normal", tripping, people=2),
    Scene("tripping-crowded", tripping, people=5, locale="el-GR"),
    Scene("film-normal", film(steps=14), people=2),
    Scene("film-crowded", film(steps=60), people=5, locale="es-ES"),
    Scene("report-normal", film(), people=2),
    Scene("ending-empty", finished),
    Scene("ending-normal", played_out),
    Scene("ending-crowded", crowded("gravwell", FULL_LENGTH), people=4, locale="el-GR"),
    Scene("study-empty", study_of_a_match_given_up),
    Scene("study-normal", study_of_a_whole_match),
    Scene("study-crowded", study_of_a_crowd, people=4, locale="el-GR"),
    Scene("learn-normal", at("learn")),
    Scene("rules-empty", at("learn/northwest"), locale="es-ES"),
    Scene("rules-normal", rules_found),
    Scene("rules-crowded", at("learn/gravwell/GR-53"), locale="el-GR"),
    Scene("rules-uncertain", at("learn/spacealert/SA-134"), locale="el-GR", focus="#rule-SA-134"),
    Scene("rule-normal", rule_in_a_match),
    Scene("lesson-empty", lesson_at(0)),
    Scene("lesson-normal", lesson_at(4)),
    Scene("lesson-crowded", lesson_at(6)),
    Scene("watch-empty", at("watch")),
    Scene("watch-normal", watch_a_few),
    Scene("watch-crowded", watch_many, people=6, locale="el-GR"),
    Scene("replays-empty", at("replays")),
    Scene("replays-normal", replays_of_one),
    Scene("replays-crowded", replays_of_many, locale="el-GR"),
    Scene("lab-empty", at("lab"), locale="el-GR"),
    Scene("lab-normal", lab_of_an_arena),
    Scene("you-empty", at("you")),
    Scene("you-crowded", you_with_a_link),
    Scene("lost-normal", at("nowhere")),
)

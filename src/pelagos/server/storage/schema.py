"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

BIG: Final = BigInteger().with_variant(Integer, "sqlite")
"""A number that counts up by itself in both databases."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", BIG, primary_key=True),
    Column("name", Text, nullable=False, default=""),
    Column("language", Text, nullable=False, default="en"),
    Column("email", Text),
    Column("reminders", Boolean, nullable=False, default=False),
    Column("confirmed", Boolean, nullable=False, default=False, server_default=false()),
    Column("muted", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

MAIL_LINKS: Final = Table(
    "mail_links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""The links in letters, by the hash of their secret."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("listener", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("speaker", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Index("ix_mutes_speaker", "speaker"),
)
"""Who does not want to hear whom, at any table."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", BIG, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("time", Float),
    Column("stand_in", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("advice", Boolean),
    Column("status", Text, nullable=False),
    Column("host", BIG, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("touched", Float, nullable=False),
    Column("rules", Integer),
    Column("seed", LargeBinary),
    Column("returns", Text),
    Column("resigned", Integer),
    Column("rematch", Text),
    Column("branched_from", Text),
    Column("branched_at", Integer),
    Column("paused", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_tables_status_public", "status", "public"),
    Index("ix_tables_status_touched", "status", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", BIG, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("level", Text),
    Column("away", Boolean, nullable=False, default=False),
    Column("presets", Text, nullable=False, default="{}"),
    Column("deadline", Float),
    Column("reminded", Integer),
    Column("badge", Text),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", BIG),
    Column("request", Text),
    Column("content", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""Every input of every match: the primary key decides who comes first."""

HELD: Final = Table(
    "held",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("person", BIG),
    Column("request", Text),
)
"""Answers given in a reaction window that has not closed."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""The state beside the record, for the day the rules change. Never served."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""The record of each finished match, as it was written when it ended."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", BIG, primary_key=True),
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("text", Text),
    Column("call", Text),
    Column("team", Text),
    Column("request", Text),
    Column("at", Float, nullable=False),
)

DONE: Final = Table(
    "done",
    METADATA,
    Column("id", BIG, primary_key=True),
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("request", Text, nullable=False),
)
"""The requests that were carried out and are kept nowhere else, so that one sent twice is not done twice."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", BIG, primary_key=True),
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reporter", BIG, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
)

LOGS: Final = Table(
    "logs",
    METADATA,
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("log", Text, nullable=False),
    Column("touched", Float, nullable=False),
)
"""What a person carries from match to match of a game, as the game writes it."""

RUNS: Final = Table(
    "runs",
    METADATA,
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("run", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("entered", Boolean, nullable=False, default=False),
    Index("ix_runs_code", "code"),
)
"""What a match that is over is for the log of each person who played it. `entered`: it is in the log."""

VOTES: Final = Table(
    "votes",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("person", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("feat", Text, primary_key=True),
    Column("voter", BIG, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
    Index("ix_votes_person", "person"),
    Index("ix_votes_voter", "voter"),
)
"""What the people of a match say of an achievement that one of them asks for."""

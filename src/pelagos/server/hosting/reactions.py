"""Which questions are reactions."""

from pelagos.kernel.decision import Closes, Decision


def is_reaction(decision: Decision) -> bool:
    """Tell whether a question is asked of all who might react: neither its answer nor its speed may tell anything."""
    return decision.closes is Closes.ALL and decision.may_pass

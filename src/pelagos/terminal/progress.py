"""A progress bar on standard error, where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def counted(text: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """Yield a function that is told how much is done: ``(done, of how much)``."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done, total: bar.update(task, completed=done, total=total)

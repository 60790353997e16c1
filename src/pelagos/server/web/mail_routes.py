"""HTTP: the links in letters. Whoever holds one needs no cookie."""

from typing import Annotated

from litestar import Controller, post
from litestar.params import PathParameter

from pelagos.server.web.identity import Whole

Token = Annotated[str, PathParameter(max_length=100)]


class MailRoutes(Controller):
    """What people say about letters they were sent."""

    path = "/mail"
    tags = ["people"]

    @post("/confirm/{token:str}", status_code=204)
    async def confirm(self, building: Whole, token: Token) -> None:
        """Say that the address is mine: reminders may come to it."""
        await building.reminders.confirmed(await building.mail_links.follow(token, "confirm"))

    @post("/stop/{token:str}", status_code=204)
    async def stop(self, building: Whole, token: Token) -> None:
        """Get no more reminders; mail programs do this themselves (RFC 8058)."""
        await building.reminders.stopped(await building.mail_links.follow(token, "stop"))

"""Options are told in one form, however they were sent."""

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import hosted, in_loop


@pytest.mark.parametrize(("sent", "told"), [("true", "yes"), ("1", "yes"), ("yes", "yes"), ("false", "no")])
@in_loop
async def test_yes_and_no_are_told_as_words(tmp_settings: Settings, sent: str, told: str) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        table = await ana.table("spacealert", "you", "easy", options={"tripping": sent})
        assert table["options"] == {"tripping": told}
        path = f"/api/tables/{table['code']}"
        again = await ana.call("PATCH", path, {"options": {"tripping": sent}})
        assert again["options"] == (await ana.get(path))["options"] == {"tripping": told}

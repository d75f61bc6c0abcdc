"""The requests about the banks of Las Vegas."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan._core import Rules, Scoring
from harpan.banking import accounts, check_form
from harpan.server import reading
from harpan.server.problems import json
from harpan.server.tales import BankSwitch, NewBank
from harpan.session import wall_clock
from harpan.store import Bank


async def show_banks(request: Request) -> Response:
    """The banks of a form, the one in use first."""
    asked = request.query_params
    rules, scoring = Rules(asked.get("rules", "")), Scoring(asked.get("scoring", ""))
    return json(accounts(reading.tables(request).store, rules, scoring))


async def open_bank(request: Request) -> Response:
    """Open a bank; the one there may be stays as history."""
    wanted = await reading.read(request, NewBank)
    rules, scoring = Rules(wanted.rules), Scoring(wanted.scoring)
    check_form(rules, scoring)
    store = reading.tables(request).store
    store.banks.open(Bank(wanted.id, rules.text, scoring.text, wanted.start, wall_clock()))
    return json(accounts(store, rules, scoring), 201)


async def switch_bank(request: Request) -> Response:
    """Switch a bank on or off."""
    switch = await reading.read(request, BankSwitch)
    store = reading.tables(request).store
    bank = store.banks.switch(request.path_params["id"], is_on=switch.is_on)
    return json(accounts(store, Rules(bank.rules), Scoring(bank.scoring)))


ROUTES = [
    Route("/banks", show_banks),
    Route("/banks", open_bank, methods=["POST"]),
    Route("/banks/{id}", switch_bank, methods=["POST"]),
]

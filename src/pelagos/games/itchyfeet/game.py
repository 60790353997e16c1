"""Itchy Feet as a game that everything can play."""

from typing import Final

from pelagos.games.itchyfeet import actions as a
from pelagos.games.itchyfeet import decisions as d
from pelagos.games.itchyfeet import effects as e
from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.events import EVENTS
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rulebook import RULEBOOK
from pelagos.games.itchyfeet.rules import (
    bargains,
    choices,
    drawing,
    hands,
    happenings,
    offers,
    pile_specials,
    recycling,
    setup,
    stealing,
    table_specials,
    travelling,
    turns,
    windows,
)
from pelagos.games.itchyfeet.sample import sample
from pelagos.games.itchyfeet.state import ItchyFeetState, census
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.game import Game

TURN_ACTIONS: Final = (a.Draw, a.Recycle, a.Trade, a.Steal, a.Travel, a.Dump, a.Use, a.Smuggle, a.Pass)
OFFER_ANSWERS: Final = (a.Accept, a.Refuse, a.Counter, a.Withdraw, a.Stand)

GAME: Final = Game(
    name="itchyfeet",
    package="pelagos.games.itchyfeet",
    version=1,
    seats=range(2, 7),
    options=ItchyFeetOptions,
    state=ItchyFeetState,
    events=EVENTS,
    asks={
        d.TakeTurn: Ask(TURN_ACTIONS, choices.list_actions, choices.check_action, choices.take_action),
        d.ChooseDiscard: Ask(
            (a.Take,),
            recycling.list_recyclable,
            recycling.check_recyclable,
            recycling.choose_recyclable,
            exhaustive=False,
        ),
        d.PayRecycle: Ask((a.Pay,), recycling.list_payments, recycling.check_payment, recycling.pay_recycle),
        d.ChoosePartner: Ask((a.Choose,), offers.list_players, offers.check_player, offers.choose_partner),
        d.ChooseGift: Ask((a.Give, a.Enough), offers.list_gifts, offers.check_gift, offers.add_gift),
        d.ChooseWish: Ask((a.Want, a.Enough), offers.list_wishes, offers.check_wish, offers.add_wish),
        d.AnswerOffer: Ask(
            OFFER_ANSWERS, bargains.list_answers, bargains.check_answer, bargains.answer_offer, exhaustive=False
        ),
        d.ChooseVictim: Ask((a.Choose,), offers.list_players, offers.check_player, stealing.choose_victim),
        d.PaySteal: Ask((a.Pay,), recycling.list_payments, recycling.check_payment, stealing.pay_steal),
        d.ReactToSteal: AskTogether((a.React,), windows.list_reactions, windows.check_reaction, windows.close_window),
        d.ReactToTrip: AskTogether((a.React,), windows.list_reactions, windows.check_reaction, windows.close_window),
        d.DiscardDown: Ask((a.Discard,), hands.list_discards, hands.check_discard, hands.discard_down),
        d.PassCard: AskTogether((a.Hand,), happenings.list_baggage, happenings.check_baggage, happenings.pass_baggage),
        d.ChooseFromPile: Ask(
            (a.Take, a.Enough), pile_specials.list_pile, pile_specials.check_pile, pile_specials.take_from_pile
        ),
        d.TradeIn: Ask(
            (a.Take, a.Enough), pile_specials.list_trade_ins, pile_specials.check_trade_in, pile_specials.trade_in
        ),
        d.ChooseHome: Ask(
            (a.Choose,), table_specials.list_homes, table_specials.check_home, table_specials.redraw_home
        ),
        d.ChooseSuspect: Ask((a.Choose,), offers.list_players, offers.check_player, table_specials.inspect),
        d.Confiscate: Ask(
            (a.Take, a.Enough), table_specials.list_seizures, table_specials.check_seizure, table_specials.seize
        ),
        d.KeepOne: Ask((a.Keep, a.Enough), drawing.list_keeps, drawing.check_keep, drawing.keep_one),
        d.PickOne: Ask((a.Keep,), stealing.list_peeked, stealing.check_peeked, stealing.take_peeked),
    },
    effects={
        e.BeginTurn: turns.begin_turn,
        e.AskAction: turns.ask_action,
        e.EndAction: turns.end_action,
        e.EndTurn: turns.end_turn,
        e.DrawCards: drawing.draw_cards,
        e.CheckLimit: hands.check_limit,
        e.PlayEvent: happenings.play_event,
        e.PutAway: happenings.put_away,
        e.Sale: happenings.go_on_with_sale,
        e.Theft: stealing.carry_out_theft,
        e.Trip: travelling.carry_out_trip,
        e.Tour: drawing.tour,
        e.Peek: stealing.ask_pickpocket,
    },
    rulebook=RULEBOOK,
    check_options=setup.check_options,
    set_up=setup.set_up,
    returns=turns.returns,
    sample=sample,
    census=census,
    cards=CODES,
    bots={
        "easy": "pelagos.games.itchyfeet.bot:choose_easy",
        "normal": "pelagos.games.itchyfeet.bot:choose",
        "hard": "pelagos.games.itchyfeet.bot:choose_hard",
    },
    wording="pelagos.games.itchyfeet.wording:WORDING",
    render="pelagos.games.itchyfeet.render:render",
    scene="pelagos.games.itchyfeet.scene:scene",
    lesson="pelagos.games.itchyfeet.lesson:LESSON",
    encoding="pelagos.games.itchyfeet.encoding:ENCODING",
)

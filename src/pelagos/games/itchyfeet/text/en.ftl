### Itchy Feet: the Travel Game, English. Every text is in our own words; message ids and variables are the same in en, el and es.
### Names of players ($seat, $partner, $victim ...) are used as they are, without an article.
### Numbers ($round, $count, $left, $number, $distance, $version ...) are passed as numbers, everything else as strings.

## Game

game-title = Itchy Feet: the Travel Game
game-subtitle = Pack your bag, swap, steal and be off
game-summary = Collect what your country asks for, travel there, and then be the first in the country at the centre. Cards come from the pile, from the discards, from bargains with the others, and out of their hands.

## Rule chapters

rule-chapter-goal = The goal
rule-chapter-setup = Set-up
rule-chapter-turn = Your turn
rule-chapter-pile = The empty pile
rule-chapter-travel = Travelling
rule-chapter-extensions = Extensions
rule-chapter-extras = Odds and ends
rule-chapter-table = Playing on a screen

## Rules

rule-TC-01 = Whoever is first to travel to the country at the centre wins.
rule-TC-02 = Before the centre you must travel through your own country. Until your home country is completed the centre is closed to you, and you can never use another player's country.
rule-TC-03 = A country asks for three items of different kinds and a passport, all in your hand. Which kinds is written on the country card; these cards are our design.
rule-TC-04 = You get cards by drawing, recycling, trading and stealing.
rule-TC-05 = Every player gets a passport into the hand, at random. The other passports are set aside and take no part in the match.
rule-TC-06 = Every player gets a random country, face up, and one lies at the centre. The rest is a shuffled stack of unused countries: everybody can work out which they are, but not their order.
rule-TC-07 = The item cards are shuffled into the draw pile, and every player draws three. You start with four cards: a passport and three items.
rule-TC-08 = Extension cards are shuffled into the pile only after the start hands are dealt, so nobody starts with one. Each of the five extensions is an option of its own; for a first game leave them all out.
rule-TC-09 = The player whose country is nearest to the centre on the globe starts; then it goes clockwise. We measure from capital to capital along a great circle.
rule-TC-10 = Two to six players can take part.
rule-TC-11 = In your turn you do one action: draw, recycle, trade, steal or travel. You must do one if any is possible; otherwise you pass.
rule-TC-12 = A turn goes like this: an empty hand is filled, then you may play free special items, do one action and keep to the hand limit; then the next player has the turn. The Night Bus brings one further action a turn, not more.
rule-TC-13 = Draw: take a card from the pile. You may draw with a full hand, and then discard down to the limit. An event takes effect at once and uses the draw up.
rule-TC-14 = Recycle: discard two cards and take one of your choice from the discards. It must have been there before you paid, and it cannot be an event. You may look through the discards at any time.
rule-TC-15 = Trade: swap cards openly with one other player. Each side gives at least one card, the numbers may differ, and any card of a hand may be traded.
rule-TC-16 = You may say what you like about your hand, but exactly the cards agreed on change hands.
rule-TC-17 = A trade counts as your action only when cards have changed hands. After a refusal you may choose another action.
rule-TC-18 = You show what you give and say what you want, by kind. The other accepts with matching cards, refuses, or makes one counter-offer. While they think you may withdraw. You may make three offers a turn. A refusal never tells whether the other had the cards.
rule-TC-19 = If a trade that you started in your turn is completed, you draw a card as a reward. First both hand limits are checked, then you draw, then yours is checked again.
rule-TC-20 = Steal: discard a card, then take a random card of another player. Every card of the hand can be hit. You may pay with your last card.
rule-TC-21 = You may hold seven cards, passports and special items included. With more than that you discard cards of your choice at once. The limit is checked after each complete gain.
rule-TC-22 = If your hand is empty when your turn begins, you draw three cards. That is no action: your turn goes on as usual.
rule-TC-23 = When the pile runs out for the first time, the free-for-all begins: recycling costs nothing any more, but is still your action and never brings an event. Each time the last card is drawn, the discards become a new pile. The rulebook says both side by side; an option offers other readings.
rule-TC-24 = If pile and discards are both empty, there is nothing to draw, and Draw is not possible.
rule-TC-25 = Passports among the discards are shuffled in like all other cards.
rule-TC-26 = You can travel in your turn if you hold the items that are needed and a passport. Any passport will do, and it stays in your hand.
rule-TC-27 = When you travel you show your whole hand, discard the three items, keep passport and rest, remove your country and draw a card.
rule-TC-28 = Whoever reaches the centre wins at once; no card is drawn any more.
rule-TC-29 = Events take effect as soon as they are drawn, and concern everybody. An event that another one brings is resolved first. Then they go to the discards, from where nobody can take them.
rule-TC-30 = Special items do what is written on them; some are your action, some are free, and two answer what another player does. Everybody who could hold such a card, as far as all know, is asked and answers in secret, with the card or without.
rule-TC-31 = If somebody interrupts your action with a special item, your turn is over. What you paid stays paid; the cards of a trip stay in your hand.
rule-TC-32 = Mom's Credit Card stands for one item you lack. It never stands for a passport or a postcard.
rule-TC-33 = Local Guide and Trading Post concern the draw pile only, never the discards. An empty pile is made anew first.
rule-TC-34 = The Poorly Drawn Map swaps the country of a player, never the one at the centre.
rule-TC-35 = While you hold contraband you cannot travel.
rule-TC-36 = To get rid of contraband you discard it together with one other card. That is your action.
rule-TC-37 = Contraband pays for nothing: not for recycling or stealing, not for the hand limit, not for other contraband, and neither Trading Post nor Customs Inspection takes it away.
rule-TC-38 = Contraband can be stolen, and it can be traded if the other agrees.
rule-TC-39 = A hand of nothing but contraband is not empty. You can still draw or trade, and recycle while that is free.
rule-TC-40 = Whoever holds four postcards wins at once, in anybody's turn. We look after every single card that moves.
rule-TC-41 = With characters every player has one, face up, for the whole match. Nobody can steal it.
rule-TC-42 = The Smuggler can give away only contraband in his own hand. The receiver must take it, and discards another card if the hand grows too large.
rule-TC-43 = Write a message on a postcard for somebody special: it keeps the memory of a good evening. In play it does nothing.
rule-TC-44 = The cards of the draw pile carry the suits and ranks of an ordinary pack with two jokers, so you can play other games with it on the road.
rule-TC-45 = Hidden are the hands and the order of the pile. Open are discards, countries, characters, the sizes of hands, traded cards and the hand a traveller shows.
rule-TC-46 = Chance decides the shuffles, the stolen card and the two cards the Pickpocket sees. All of it comes from one source that can be checked afterwards.
rule-TC-47 = What you are asked, and what you can answer, follows from these rules; large answers are asked in steps.
rule-TC-48 = Baggage Mix-up: everybody with cards secretly picks one, of any sort, and all pass theirs clockwise at the same time. Who has none passes nothing but receives. Postcards and hand limits are checked when all cards have moved.
rule-TC-49 = Airport Strike: nobody may travel until the next turn of whoever drew it, that player included.
rule-TC-50 = Civil Unrest: the centre goes under the unused countries and the top one takes its place. Everybody keeps the cards in hand. If no country is unused, nothing happens.
rule-TC-51 = The Poorly Drawn Map cannot be used on a player who has completed the home country.
rule-TC-52 = After a hundred rounds the match ends: completed home countries count first, then matching items for the next country. Equals share the win. This is our safety net.

## Kinds of items

kind-SUN = sun protection
kind-BOOT = walking gear
kind-COAT = warm clothes
kind-BOOK = language help
kind-CAM = picture gear
kind-BUG = insect defence
kind-SWIM = bathing gear
kind-PILL = stomach rescue
wish-passport = passport
wish-postcard = postcard
wish-contraband = contraband

## Cards

card-item = { $title } ({ $kind })
card-line-item = { $title } · { $kind } · { $face }
card-line-plain = { $title } · { $face }
card-line-effect = { $title } · { $effect } · { $face }
card-line-power = { $title } · { $effect }
card-line-country = { $title } · needs { $kinds } and a passport · { $capital }
card-SUNs = Factor Fifty
card-SUNh = Straw Hat
card-SUNd = Dark Glasses
card-SUNc = Grandma's Parasol
card-BOOTs = Worn-in Boots
card-BOOTh = Lucky Socks
card-BOOTd = Walking Stick
card-BOOTc = Trail Sandals
card-COATs = Down Jacket
card-COATh = Wool Scarf
card-COATd = Thermal Underwear
card-COATc = Borrowed Mittens
card-BOOKs = Phrasebook
card-BOOKh = Pocket Dictionary
card-BOOKd = Gesture Guide
card-BOOKc = Menu Decoder
card-CAMs = Old Film Camera
card-CAMh = Selfie Stick
card-CAMd = Spare Memory Card
card-CAMc = Sketchbook
card-BUGs = Bug Spray
card-BUGh = Mosquito Net
card-BUGd = Citronella Candle
card-BUGc = Fly Swatter
card-SWIMs = Swimsuit
card-SWIMh = Goggles
card-SWIMd = Beach Towel
card-SWIMc = Inflatable Duck
card-PILLs = Stomach Pills
card-PILLh = Toilet Roll
card-PILLd = Rehydration Salts
card-PILLc = Plain Crackers
card-E1 = Civil Unrest
    .effect = the centre goes under the unused countries, and the top one takes its place
card-E2 = Airport Strike
    .effect = nobody travels until your next turn begins
card-E3 = Baggage Mix-up
    .effect = everybody secretly passes a card clockwise
card-E4 = Duty-Free Sale
    .effect = everybody draws a card, beginning with you
card-S1 = Mousetrap
    .effect = when somebody steals from you: the theft fails and the thief's turn is over
card-S2 = Mom's Credit Card
    .effect = on a trip it stands for one item you lack
card-S3 = Local Guide
    .effect = action: take any card but an event out of the draw pile
card-S4 = Trading Post
    .effect = action: discard one to three cards and draw that many and one more
card-S5 = Poorly Drawn Map
    .effect = action: swap a player's open home country with the top unused one
card-S6 = Night Bus
    .effect = free, once a turn: after this turn's action you do another one
card-S7 = Customs Inspection
    .effect = action: look at a hand and have one card of it discarded
card-S8 = Delayed Flight
    .effect = when another player travels: the trip fails and that turn is over
card-S9 = Embassy Letter
    .effect = on a trip it stands for the passport
card-X1 = Loose Fireworks
card-X2 = Suspicious Cheese
card-X3 = Antique Vase
card-K1 = Lighthouse (postcard)
card-K2 = Old Bridge (postcard)
card-K3 = Night Market (postcard)
card-K4 = Dune Sunset (postcard)
card-K5 = Blue Glacier (postcard)
card-K6 = Street Carnival (postcard)
card-P1 = Argentine passport
card-P2 = Chinese passport
card-P3 = French passport
card-P4 = German passport
card-P5 = Italian passport
card-P6 = New Zealand passport
card-P7 = Nigerian passport
card-P8 = Norwegian passport
card-P9 = South Korean passport
card-P10 = Spanish passport
card-P11 = Turkish passport
card-P12 = United States passport
card-AUS = Australia
card-BRA = Brazil
card-CAN = Canada
card-EGY = Egypt
card-GRE = Greece
card-ICE = Iceland
card-IND = India
card-JAP = Japan
card-KEN = Kenya
card-MEX = Mexico
card-MOR = Morocco
card-PER = Peru
card-THA = Thailand
card-H1 = The Smuggler
    .effect = action: give contraband you hold to any player
card-H2 = The Backpacker
    .effect = recycling costs you one card less
card-H3 = The Tourist
    .effect = you draw two cards and keep one
card-H4 = The Pickpocket
    .effect = you look at two random cards of your victim and take one
card-H5 = The Haggler
    .effect = a completed trade earns you two cards
card-H6 = The Overpacker
    .effect = you may hold nine cards

## Players

player-name = Player { $number }

## Options

option-events = Events
    .help = Four events are shuffled into the pile. They take effect as soon as they are drawn, and concern everybody.
option-specials = Special items
    .help = Nine special items: helpers for your turn, and two that answer what another player does.
option-contraband = Contraband
    .help = Three cards that nobody wants: while you hold one you cannot travel.
option-postcards = Postcards
    .help = Six postcards; whoever holds four of them wins at once.
option-characters = Characters
    .help = Every player has a character with a power, face up.
option-empty_pile = Empty pile
    .help = What happens when the last card is drawn. The rulebook says two things side by side.
    .permanent = free-for-all for good, new pile at once
    .lazy = free-for-all until a card is needed
    .immediate = new pile at once, no free-for-all
    .never = free-for-all for good, no new pile

## Decisions

decision-TakeTurn = Your turn. Your next country: { $goal }. Choose an action.
decision-ChooseDiscard = Recycle: which card do you take?
decision-PayRecycle = Recycle { $take }: choose a card to pay with ({ $left } to go).
decision-ChoosePartner = Trade: with whom?
decision-ChooseGift = Trade with { $partner }: what do you give? So far: { $given }.
decision-ChooseWish = Trade with { $partner }: what do you want for { $given }? So far: { $wanted }.
decision-AnswerOffer =
    { $role ->
        [maker] Your offer to { $receiver }: { $give } for { $want }. Let it stand or withdraw it?
       *[receiver] { $maker } offers you { $give } and asks for { $want }. What do you say?
    }
decision-ChooseVictim = Steal: from whom?
decision-PaySteal = Steal from { $victim }: choose a card to pay with.
decision-ReactToSteal = { $thief } steals from you. Do you play the Mousetrap?
decision-ReactToTrip = { $traveller } is about to travel. Do you play Delayed Flight?
decision-DiscardDown = You hold too many cards. Which one do you discard?
decision-PassCard = Baggage Mix-up: which card do you pass on?
decision-ChooseFromPile = Local Guide: which card do you take out of the pile?
decision-TradeIn =
    { $made ->
        [0] Trading Post: which card do you trade in?
       *[other] Trading Post: another card? So far: { $made }.
    }
decision-ChooseHome = Poorly Drawn Map: whose home country changes?
decision-ChooseSuspect = Customs Inspection: whose hand do you look at?
decision-Confiscate = Customs Inspection of { $suspect }: which card has to go?
decision-KeepOne = The Tourist: which card do you keep?
decision-PickOne = The Pickpocket: which card of { $victim } do you take?

## Actions

action-Draw = Draw a card
action-Recycle = Recycle
action-Trade = Trade
action-Steal = Steal
action-Travel = Travel
action-Dump = Get rid of { $contraband } with { $other }
action-Use = Play { $card }
action-Smuggle = Slip { $card } to { $target }
action-Pass = Pass
action-Choose = { $target }
action-Take = { $card }
action-Pay = Pay with { $card }
action-Discard = Discard { $card }
action-Give =
    { $card ->
        [hidden] Give a card
       *[other] Give { $card }
    }
action-Want =
    { $wish ->
        [hidden] Ask for something
       *[other] Ask for { $wish }
    }
action-Enough = That is all
action-Accept = Accept offer { $version } and give { $cards }
action-Refuse = Refuse
action-Counter = Make a counter-offer
action-Withdraw = Withdraw the offer
action-Stand = Let the offer stand
action-React =
    { $use ->
        [hidden] Answer in secret
        [yes] Interrupt
       *[no] Let it happen
    }
action-Hand =
    { $card ->
        [hidden] Pass a card on
       *[other] Pass { $card } on
    }
action-Keep =
    { $card ->
        [hidden] Choose a card
       *[other] Choose { $card }
    }

## Events

event-CountriesLaid = Home countries: { $homes }. The centre is { $centre }.
event-CharactersDealt = Characters: { $characters }.
event-Dealt =
    { $cards ->
        [hidden] { $seat } gets a passport and three items.
       *[other] { $seat } gets { $cards }.
    }
event-ExtensionsShuffledIn =
    { $count ->
        [one] 1 extension card is shuffled into the pile.
       *[other] { $count } extension cards are shuffled into the pile.
    }
event-StartSettled = { $seat } is nearest to the centre ({ $distance } km) and starts.
event-TurnBegan = Round { $round }: { $seat } has the turn.
event-HandEmpty = The hand of { $seat } is empty.
event-Drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-EventDrawn = { $seat } draws an event: { $card }!
event-NothingToDraw = { $seat } finds nothing to draw.
event-Reshuffled =
    { $count ->
        [one] The only discard becomes the new pile.
       *[other] The { $count } discards are shuffled into a new pile.
    }
event-FreeForAllBegan = The free-for-all begins: recycling costs nothing.
event-FreeForAllEnded = The free-for-all is over: recycling has its price again.
event-Discarded = { $seat } discards { $card }.
event-NothingDiscarded = { $seat } discards nothing.
event-Recycled = { $seat } takes { $card } out of the discards.
event-OfferMade =
    { $counter ->
        [yes] { $seat } makes { $partner } a counter-offer: { $give } for { $want }.
       *[no] { $seat } offers { $partner } { $give } for { $want }.
    }
event-OfferRefused = { $seat } refuses the offer of { $maker }.
event-OfferWithdrawn = { $seat } withdraws the offer to { $partner }.
event-Swapped = { $seat } and { $partner } trade: { $give } for { $take }.
event-TheftAnnounced = { $seat } steals from { $victim }.
event-PeekedAt =
    { $cards ->
        [hidden] { $seat } peeks into the hand of { $victim }.
       *[other] { $seat } sees { $cards } in the hand of { $victim }.
    }
event-Stolen =
    { $card ->
        [hidden] { $seat } steals a card from { $victim }.
       *[other] { $seat } steals { $card } from { $victim }.
    }
event-Lost =
    { $card ->
        [hidden] { $seat } loses a card to { $thief }.
       *[other] { $seat } loses { $card } to { $thief }.
    }
event-SpecialPlayed = { $seat } plays { $card }.
event-Interrupted = { $seat } plays { $card }! The turn of { $target } is over.
event-HandShown = { $seat } sets off for { $country } and shows { $cards }.
event-Travelled = { $seat } travels to { $country }.
event-Dumped = { $seat } gets rid of { $contraband }, together with { $other }.
event-Smuggled = { $seat } slips { $card } to { $target }.
event-Passed = { $seat } can do nothing and passes.
event-CentreChanged = { $new } is the new centre in place of { $old }.
event-CentreStays = No country is unused: the centre stays.
event-StrikeBegan = Strike! Nobody travels until the next turn of { $seat }.
event-StrikeEnded = The strike is over.
event-PassedOn =
    { $card ->
        [hidden] { $seat } passes a card to { $receiver }.
       *[other] { $seat } passes { $card } to { $receiver }.
    }
event-Received =
    { $card ->
        [hidden] { $seat } gets a card from { $giver }.
       *[other] { $seat } gets { $card } from { $giver }.
    }
event-PileSearched =
    { $cards ->
        [hidden] { $seat } looks through the pile.
       *[other] { $seat } finds in the pile: { $cards }.
    }
event-Found = { $seat } takes { $card } out of the pile.
event-FoundNothing = { $seat } finds only events in the pile.
event-HomeChanged = { $seat } swaps the home country of { $target }: { $new } in place of { $old }.
event-ExtraAction = { $seat } will do a second action.
event-HandInspected =
    { $cards ->
        [hidden] { $seat } inspects the hand of { $suspect }.
       *[other] { $seat } sees the hand of { $suspect }: { $cards }.
    }
event-NothingConfiscated = { $suspect } holds nothing that { $seat } could have discarded.
event-PostcardsShown = { $seat } shows four postcards: { $cards }.
event-MatchWon =
    { $reason ->
        [postcards] { $seats } wins with four postcards!
        [limit]
            { $count ->
                [one] A hundred rounds are over. { $seats } is furthest and wins.
               *[other] A hundred rounds are over. { $seats } are furthest and share the win.
            }
       *[centre] { $seats } reaches the centre and wins!
    }

## Errors

error-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
error-contraband-stays = { $card } is contraband and cannot be discarded here. Choose another card.
error-nothing-to-draw = There is nothing to draw: pile and discards are empty. Choose another action.
error-not-drawn = { $card } is not one of the two cards you drew. Choose one of those.
error-must-take = There is something to choose here. Choose one of the cards.
error-nothing-to-recycle = There is nothing among the discards that you could take.
error-cannot-pay = You lack the cards to pay with: this costs { $price }, and contraband does not count.
error-not-discarded = { $card } does not lie among the discards. Choose a card that does.
error-event-stays = { $card } is an event. Events cannot be taken.
error-not-contraband = { $card } is no contraband.
error-not-smuggler = Only the Smuggler can give contraband away.
error-no-such-player = There is no such player here to choose. Choose one of the others.
error-no-cards = That player holds no cards. Choose another one.
error-no-offers-left = You have made { $offers } offers in this turn, and that is the most. Choose another action.
error-nothing-to-trade = Nobody can trade now: both sides need a card.
error-offer-empty = Give at least one card.
error-already-offered = { $card } is already part of your offer.
error-wish-empty = Ask for at least one thing.
error-wish-unknown = “{ $wish }” cannot be asked for in this match.
error-wish-too-many = There are only { $copies } cards of the sort “{ $wish }”.
error-other-side = This answer is for the other side of the offer.
error-counter-twice = A counter-offer can only be accepted or refused.
error-offer-changed = Offer { $version } is not on the table any more; offer { $current } is.
error-not-agreed = These are not the cards that the offer asks for.
error-nobody-has-cards = Nobody else holds a card.
error-not-seen = { $card } is not one of the cards you looked at.
error-strike = The airports are on strike. Nobody can travel now.
error-travel-with-contraband = You cannot travel while you hold contraband. Get rid of it first.
error-no-passport = You need a passport to travel.
error-items-missing = You lack items for { $card }. Missing: { $kinds }.
error-not-special = { $card } is no special item.
error-wrong-moment = { $card } cannot be played now. It belongs to a trip, or answers what another player does.
error-no-effect = { $card } would have no effect now.
error-not-in-pile = { $card } is not in the pile.
error-must-trade-in = Trade in at least one card.
error-home-completed = That player has completed the home country. Choose another one.
error-must-act = You can still do something, so you may not pass.
error-no-deal = No deal fits what this player knows ({ $cards } cards). This is our fault; please report it.
error-no-sample = No deal fits what was asked, in { $deals } attempts. This is our fault; please report it.
error-position-part = “{ $text }” is not a part of a position. Known parts: { $known }.
error-position-seats = A position needs “seats” first, with a number from 2 to 6.
error-position-seat = “{ $text }” is no seat of this position. Seats are counted from 0.
error-position-number = “{ $text }” is not a number that can stand here. Use one from { $least } to { $most }.
error-position-card = “{ $text }” is not a card that can stand here.
error-position-twice = “{ $text }” stands twice.
error-position-extension = { $card } belongs to an extension that is not part of this position.
error-position-home = Every seat needs a home country, or “done”. Missing: seat { $seat }.
error-position-characters = If one seat has a character, every seat needs one.
error-position-centre = A position needs a country at the centre.
error-position-words = “{ $text }” needs { $expected } after it.
error-resolve-chance = “{ $text }” is no outcome of chance. Write “draw” with a card, “roll” with a number, or “shuffle” with numbers.
error-resolve-over = The match is over: nothing can be answered any more.
error-resolve-seat = No question is open for seat { $seat }.

## Board in plain text

board-round = Round { $round } · { $seat } has the turn
board-over = The match is over. Winner: { $seats }
board-centre = Centre: { $country } – { $kinds }
board-strike = Strike until the next turn of { $seat }
board-free = Free-for-all: recycling costs nothing
board-player =
    { $you ->
        [yes] { $seat } (you)
       *[no] { $seat }
    }
board-home = home { $country } – { $kinds }
board-home-done = home completed, now to the centre
board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-known = known: { $cards }
board-hand = Your hand (* for the next trip, + for the centre):
board-counted = { $count } × { $sort }
board-contraband = You hold contraband and cannot travel.
board-needed = You still need: { $things }
board-ready = You can travel to { $country }!
board-pile =
    { $count ->
        [0] Pile empty
        [one] Pile of 1 card
       *[other] Pile of { $count } cards
    }
board-discards = Discards: { $cards }
board-offer = Offer { $version }: { $seat } gives { $partner } { $give } for { $want }

## The drawn board

desk-map = Map of the world with the home countries and the centre
desk-km = { $distance } km
desk-distance = { $distance } km to the centre
desk-land =
    { $place ->
        [centre] { $land } is the centre
        [home] { $land } is the home country of { $seat }, { $distance } km from the centre
        [visited] { $land } has been visited
       *[unused] { $land } is not in use
    }
desk-players = Players
desk-you = (you)
desk-turn = has the turn
desk-known = You know:
desk-home-done = { $land }: home completed, now to the centre
desk-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
desk-slot =
    { $full ->
        [yes] { $thing }: packed
       *[no] { $thing }: missing
    }
desk-journey = Your next trip
desk-stage =
    { $stage ->
        [home] Your home country
       *[centre] The centre: get there and you win
    }
desk-trip =
    { $state ->
        [ready] Everything is packed for { $land }!
        [strike] The airports are on strike: nobody travels now.
        [contraband] With contraband in your hand you cannot travel.
       *[missing] Still missing: { $things }.
    }
desk-hand = Your hand
desk-hand-size = { $count } of at most { $limit } cards
desk-open = everybody knows that you hold it
desk-use = A card
    .trip = For your next trip
    .centre = For the centre
    .special = Special items
    .postcard = Postcards
    .spare = To swap or to pay with
    .contraband = Contraband
desk-mark =
    { $named ->
        [yes] The name is the original's; what the card does is designed for this edition (pen mark, dashed)
       *[no] Designed for this edition (pen mark)
    }
desk-table = Pile and discards
desk-pile = Pile
desk-discards = Discards
desk-search-discards = Look through the discards
desk-actions = What you can do
desk-do = Do something
    .dump = Get rid of contraband
    .smuggle = Slip contraband to somebody
desk-hint =
    { $action ->
        [draw] Take a card from the pile
        [recycle]
            { $price ->
                [0] Take one of the discards, free of charge
                [one] Pay 1 card, take one of the discards
               *[other] Pay { $price } cards, take one of the discards
            }
        [trade]
            { $left ->
                [0] You have made all your offers of this turn
               *[other] Swap with somebody and draw a card as a reward
            }
        [steal] Pay a card, take one blindly from somebody
        [travel] To { $land }, with three items and a passport
        [dump] Together with one other card
        [smuggle] The other has to take it
       *[pass] Nothing else is possible
    }
desk-with-whom = With whom do you want to trade?
desk-useful = { $seat } could use { $things }.
desk-you-give = You give
desk-give-hint = Tap cards in your hand, or drag them here.
desk-you-ask = You ask for
desk-ask-hint = Tap below what you would like to get.
desk-recycle =
    { $price ->
        [0] Which discard do you take? It costs nothing.
        [one] Which discard do you take? It costs one card of your hand.
       *[other] Which discard do you take? It costs { $price } cards of your hand.
    }
desk-steal = From whom do you steal?
desk-pay =
    { $left ->
        [0] That is all.
        [one] Choose a card of your hand that goes.
       *[other] Choose { $left } cards of your hand that go.
    }
desk-go =
    { $aim ->
        [trade] Offer it to { $seat }
        [recycle] Take { $card }
        [steal] Steal from { $seat }
        [dump] Throw it away
       *[smuggle] Slip it to { $seat }
    }
desk-cancel = Something else
desk-choose-player = Choose a player
desk-choose-card =
    { $where ->
        [table] Choose one of these cards.
       *[hand] Choose a card of your hand.
    }
desk-take =
    { $kind ->
        [TradeIn] Trade in { $card }
        [Confiscate] Have { $card } discarded
       *[other] Take { $card }
    }
desk-offer =
    { $counter ->
        [yes] Counter-offer of { $maker } to { $partner }
       *[no] Offer of { $maker } to { $partner }
    }
desk-version = No. { $version }
desk-gives =
    { $role ->
        [receiver] You would get
        [maker] You would give
       *[other] { $maker } gives
    }
desk-asks =
    { $role ->
        [receiver] You would give
        [maker] You would get
       *[other] { $maker } asks for
    }
desk-accept = Accept and give { $cards }
desk-offer-note =
    { $role ->
        [maker] { $partner } is thinking. You can take the offer back until the answer comes; if you let it stand, only { $partner } decides.
       *[receiver]
            { $able ->
                [yes] If you refuse, nobody learns that you could have accepted.
               *[no] You do not hold what is asked for. Nobody else learns that; you can make a counter-offer.
            }
    }
desk-let-it = Let it happen
desk-react-note =
    { $able ->
        [yes] Your answer stays secret until the time is up.
       *[no] You do not hold { $card }. You are asked all the same, so that nobody can tell from the question who does.
    }
desk-skip = Skip
desk-before = Before
desk-after = After
desk-mark-legend = The pen in the corner: what this card says is designed for this edition, because no public source shows it. A dashed pen means that the name is the original's, and only what the card does is ours.

## The guided first game

lesson-aim = You are Player 1, and your home country is Greece. A trip there takes sun protection, bathing gear, language help and a passport, all in your hand. After that you go on to the centre, Egypt. Whoever reaches the centre first wins.
lesson-draw = In your turn you do one thing. The simplest: draw a card. Your country and the things it asks for are on the right; what you hold of them is marked green in your hand. Draw!
    .good = Trail Sandals: Greece does not ask for them, but you can pay with them. Your turn is over.
    .bad = You can do that too, and you soon will. But now draw a card.
lesson-recycle = You chose Recycle: you pay two cards you do not need and take one of the discards. One of them is language help, which you lack. Take it.
    .good = The Pocket Dictionary is yours. You paid with the sandals and the mittens.
    .bad = Greece does not ask for that. Look for language help.
lesson-judge = Player 3 makes you an offer: a scarf for language help. You would get warm clothes, which you do not need, and lose what you do need. You can accept, refuse or make a counter-offer.
    .good = Right. Nobody learns whether you could have accepted.
    .bad = That helps Player 3 more than you. The best answer is to refuse.
lesson-offer = Now make an offer yourself. You give Borrowed Mittens to Player 2, whose Peru asks for warm clothes. What do you ask for? Greece still needs bathing gear.
    .good = Player 2 accepts: goggles for mittens. Because you started the trade, you draw a card as a reward. A trade is often better than drawing.
    .bad = That would not bring you closer to Greece. Ask for bathing gear.
lesson-travel = Everything is packed: three things and a passport. The travel button lights up. Off you go!
    .good = You showed your hand, discarded the three things and kept the passport. Your home country is completed, and you drew a card. From now on your goal is Egypt.
    .bad = You could do that, but why wait? Everything is packed: travel.
lesson-steal = You chose Steal: you pay a card and take one blindly from somebody. Player 3 has shown both cards; one of them is stomach rescue, the last thing you need. From Player 2's five cards you would hardly get it. From whom do you steal?
    .good = Stomach Pills! With two cards the chance was one in two.
    .bad = That is a lottery with five cards, and you do not even know what they are. Try Player 3.
lesson-centre = Sun protection, picture gear, stomach rescue and a passport: enough for Egypt. Whoever reaches the centre wins at once.
    .good = You are in Egypt, and you have won!
    .bad = One more step and you win: travel to Egypt.
lesson-done = That is all you need. Five extensions can be added: events, special items, contraband, postcards and characters. What a card does is written on it. The pen in its corner says that we designed its text, because no public source shows it. Every line of the log shows its rule.

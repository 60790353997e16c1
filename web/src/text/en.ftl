### The browser's own words, English. Message ids and variables are the same in en, el and es.

## Pages

ui-home = Home
ui-table = Table
ui-watch = Watch
ui-replays = Replays
ui-study = Study
ui-learn = Learn
ui-lesson = Lesson
ui-you = You
ui-not-found = There is no such page
ui-not-found-help = The address may be mistyped, or the page has moved. Everything begins on the home page.
ui-skip = Skip to the content
ui-to-home = Pelagos: to the home page
ui-main-pages = Main pages
ui-loading = One moment…
ui-close = Close
ui-try-again = Try again
ui-language = Language
ui-sound = Sound
ui-theme-auto = Colours: as the system has them
ui-theme-light = Colours: light
ui-theme-dark = Colours: dark

## Home

ui-tagline = Four voyages, played by the book
ui-promise = Play in your browser with friends or against bots. No account, nothing to install, every rule kept.
ui-games = Games
ui-facts = At a glance
ui-players = { $least } to { $most } players
ui-minutes = { $least } to { $most } minutes
ui-weight = Weight { $weight } of 5
ui-play-now = Play now
ui-with-friends = With friends
ui-continue = Continue
ui-status-open = Waiting for players
ui-status-running = In play
ui-status-finished = Finished
ui-status-closed = Closed
ui-status-your-turn = Your turn

## People and bots

ui-open-seat = Open
ui-somebody = A guest
ui-bot-random = Bot: at random
ui-bot-easy = Bot: easy
ui-bot-normal = Bot: normal
ui-bot-hard = Bot: hard
ui-bot-other = Bot: { $level }

## Table

ui-seats = Seats
ui-how-many = How many seats
ui-sit-down = Sit down
ui-stand-up = Stand up
ui-free-seat = Free the seat
ui-start = Start
ui-start-filled = { $open ->
    [one] Start with a bot on the open seat
   *[other] Start with bots on the { $open } open seats
}
ui-waiting-for-host = The match begins when the host does: { $host }
ui-table-finished = The match is over
ui-study-written = The rules of the game have changed since this match was played. Its record is all here, but it cannot be replayed step by step.
ui-table-closed = This table is closed
ui-invite = Invite friends
ui-invite-help = Send this link, or let them point a camera at the code. They need no account.
ui-link = Link to this table
ui-copy = Copy
ui-copied = Copied.
ui-qr-code = The link as a QR code
ui-variants = Variants
ui-no-variants = This game has no variants.
ui-pace = Pace and company
ui-time = Time for an answer
ui-pace-none = No limit
ui-pace-live = { $time } seconds
ui-pace-days = { $time ->
    [one] 1 day
   *[other] { $time } days
}
ui-may-spectators = Spectators
    .help = Whoever has the link may look on. They see what an outsider may see.
ui-may-hints = Hints
    .help = Everybody at the table may ask a bot what it would answer.
ui-may-public = Open to everybody
    .help = The table is listed under “Watch”, and anybody may sit down.

## Match

ui-board = Board
ui-beside-board = Players, story and chat
ui-players-here = Players
ui-story = What happened
ui-nothing-yet = Nothing has happened yet.
ui-your-turn = Your turn
ui-answered = Your answer: { $answer }
ui-waiting-for = Waiting for: { $others }
ui-one-moment = One moment…
ui-answers = Answers
ui-answers-as-list = All answers as a list
ui-show-answers = { $count ->
    [0] Show the answers
    [one] Show the one answer
   *[other] Show all { $count } answers
}
ui-find-answer = Find an answer
ui-nothing-found = Nothing found. Try fewer or other words.
ui-days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ui-time-left = Time left
ui-why = Why? Rule { $rule }
ui-rule = Rule { $rule }
ui-all-rules = All rules
ui-reconnecting = The connection is gone. Connecting again; nothing is lost.
ui-player-away = a bot stands in
ui-player-thinking = thinks…
ui-player-offline = not connected
ui-player-asked = to answer
ui-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
ui-ask-bot = Ask the bot
ui-bot-advises = The bot would choose: { $answer }
ui-take-back = Take back
ui-ask-back = Ask to take back
ui-wants-back = Would like to take an answer back: { $name }
ui-agree = Agree
ui-decline = Decline
ui-resign = Resign
ui-resign-sure = Resign from the match?
ui-resign-help = This is final. A bot takes your seat; in a match of two, the other side wins.
ui-back-again = I am back
ui-shortcuts = Keys
ui-key-answer = give this answer of the list
ui-key-undo = take back
ui-key-hint = ask the bot what it would do
ui-key-move = go to the next button
ui-key-choose = press it
ui-key-help = this help
ui-key-close = close a window
ui-hand-over = Now: { $name }
ui-hand-over-help = Hand the device to whoever plays this seat: { $name }. The others look away.
ui-lift-curtain = It is me: { $name }
ui-chat = Chat
ui-chat-kept = { $count ->
    [one] 1 line waits until you have seen how it ended.
   *[other] { $count } lines wait until you have seen how it ended.
}
ui-chat-read = Read now
ui-say = Say something
ui-team-only = To my team only
ui-to-team = to the team
ui-send = Send
ui-mute = Do not hear this person
ui-muted-now = You no longer hear { $name }. To hear them again:
ui-pass-from-now = Pass, and from now on whenever this is asked
ui-passing = You pass without being asked on { $count ->
    [one] one kind of question.
   *[other] { $count } kinds of question.
}
ui-ask-me-again = Ask me again
ui-call-hello = Hello!
ui-call-thanks = Thanks!
ui-call-well-played = Well played!
ui-call-your-turn = Your turn!
ui-call-one-moment = One moment, please
ui-call-oops = Oops!
ui-outcome-won = You have won!
ui-outcome-shared = You have won, together with others!
ui-outcome-lost = You have lost this one
ui-outcome-draw = A draw
ui-outcome-over = The match is over
ui-outcome-together-won = Victory for all!
ui-outcome-together-lost = Defeat for all
ui-branched = Played on from step { $step } of an earlier match
ui-branched-record = Played on from step { $step } of an uploaded record
ui-won = wins
ui-with = with { $names }
ui-resigned = resigned
ui-how-it-ended = How it ended
ui-rematch = Rematch
ui-study-match = Study this match

## Study

ui-seen-by = Seen by
ui-all-seeing = everybody at once
ui-outsider = an outsider
ui-step = Step
ui-step-of = { $step } of { $last }
ui-step-number = Step { $step }
ui-go-first = To the beginning
ui-go-back = One step back
ui-go-forward = One step on
ui-go-last = To the end
ui-go-play = Play the steps
ui-download = Download the record
ui-verify = Verify the shuffles
ui-share-position = Copy a link to this position
ui-chances = Chances
ui-chances-help = How often each seat wins if all goes on at random from there: an estimate from { $count ->
    [one] one match
   *[other] { $count } matches
} for each point. Press a place to go there.
ui-estimate = Draw the chances
ui-estimating = Estimating…
ui-from-here = From here
ui-play-on = Play on against bots
ui-play-on-seat = On this seat
ui-verified-fair = All is right: { $inputs } answers lead to this result, and every shuffle fits the seed that was promised before the first card.
ui-verified-chosen = { $inputs } answers lead to this result. The seed was chosen by hand, so nothing was promised about the shuffles.
ui-verified-not-published = { $inputs } answers lead to this result. The seed is not in the record, so the shuffles cannot be checked.
ui-bring-record = Study a record of your own
ui-bring-record-help = Choose a record file. It is replayed for you and not kept.
ui-choose-file = Choose a file
ui-your-matches = Your finished matches
ui-no-matches-yet = None yet. Play one!
ui-lab = Lab
ui-lab-help = How strong the bots are, what a seat is worth, how long matches are: results of the arena as plots.
ui-lab-open = Open the lab
ui-lab-bring = Results of the arena
ui-lab-bring-help = Choose a file of results. It stays in this browser. Whoever runs Pelagos makes one like this:
ui-lab-not-arena = These are no results of the arena. Choose the file that “pelagos arena --json” has written.
ui-lab-played = { $game }: { $games } matches at { $seats } seats, { $draws } of them drawn. Ranges hold the true value 19 times of 20; the dashed line is what a seat wins on average.
ui-lab-ratings = Ratings of the bots
ui-lab-wins = How often each bot wins
ui-lab-seats = How often each seat wins
ui-lab-lengths = How many answers a match takes
ui-lab-lengths-of = From { $least } to { $most }, half of them up to { $middle }.
ui-lab-actions = How often those win who choose an action

## Watch

ui-tables-running = Matches in play
ui-tables-open = Tables with open seats
ui-no-tables-running = No public match is being played now.
ui-no-tables-open = No public table is waiting for players.

## Learn

ui-chapters = Chapters
ui-uncertain = Uncertain:
ui-search-rules = Search the rules
ui-rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
ui-begin-lesson = Guided first game
ui-rule-picture = Show on the board
ui-lesson-step = Step { $number } of { $of }
ui-lesson-next = Next
ui-lesson-again = Try again
ui-lesson-back = Back
ui-lesson-end = Finish

## You

ui-your-name = Your name
ui-your-name-help = This is how the others at a table see you. It may stay empty.
ui-save = Save
ui-saved = Saved.
ui-reminders = Reminders by e-mail
ui-reminders-help = At tables that are not played live, a letter can tell you when it is your turn.
ui-address = E-mail address
ui-remind-me = Remind me when it is my turn
ui-letter-sent = A letter is on its way to this address. Open the link in it, and reminders can come.
ui-letter-confirm = Thank you: reminders can come to this address.
ui-letter-stop = No more reminders will be sent to you.
ui-muted = Whom you do not hear
ui-hear-again = Hear again
ui-other-device = Go on on another device
ui-other-device-help = A link that works once, within ten minutes. Open it on the other device, and your tables are there too.
ui-make-link = Make a link
ui-link-sure = From now on this browser is the person who made the link, with the same tables.
ui-link-here = Go on here
ui-badge = Your badge
ui-no-badge = No badge
ui-logs = What you carry along
ui-logs-help = Here is what you bring from one match to the next.
ui-own-data = Your data
ui-own-data-help = Your name, your seats, what you said and your settings. Nothing else is kept.
ui-export = Download my data
ui-forget = Delete my data
ui-forget-sure = Delete all that is kept about you?
ui-forget-help = Your name and everything you said disappear, you leave your open tables, and bots take your seats in running matches. This is final.

## Errors

ui-error-offline = The server cannot be reached. Check the connection and try again.
ui-error-gone = That does not exist (any more). Check the link, or begin on the home page.
ui-error-server = The server could not do this. Try again in a moment.
ui-error-page = This page has a fault. Load it again; your matches are safe on the server.
ui-error-newer = A newer Pelagos runs on the server now, or it cannot be reached. Load the page again; your matches are safe.

# A timed match
ui-pause = Pause
ui-no-pause = No pause after all
ui-go-on = Go on
ui-pause-waits = You would like a pause. The clock stops as soon as everybody agrees.
ui-pause-wished = Somebody would like a pause. Press Pause if you agree; the clock stops when all do.
ui-hushed = Communications are down: no talking until they are back.

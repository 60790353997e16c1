### The command line, English. Message ids and variables are the same in en, el and es.

## Help pages

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-pelagos = Board games played by the book: play them here against bots or with friends, study finished matches, and let bots play each other.
    .more = Begin with: pelagos play gravwell
help-pelagos-version = Show the version and leave.
help-any-lang = Language of everything you read: en, el or es. Without it, that of your system.
help-any-help = Show this page and leave.
help-any-install_completion = Let your shell complete commands and options of pelagos.
help-any-show_completion = Show what --install-completion would install.
help-any-game = The game, for example gravwell.
help-any-option = A variant of the game, for example -o hardcore=yes. May be given several times.
help-any-json = Print JSON for programs.
help-game-options = Options of { $game } (-o NAME=VALUE)
help-number = NUMBER
help-word = WORD
help-text = TEXT
help-words = Words: { $choices }.
help-game-option = { $name }: { $does } Usually { $usual }.
help-play = Play a match here, against bots or with friends at the same screen.
    .more =
        Answer with the number of an answer in the list, or in the notation of the game. Type ? during the match for all commands.

        Examples:
        pelagos play gravwell --seats 3
        pelagos play gravwell --seats 2 --you 0,1
        pelagos play gravwell --seats 1 -o chaos=yes --record my.pelagos
help-play-game = The game, for example gravwell.
help-play-seats = How many sit at the table. Without it, as many as the game allows.
help-play-you = Seats that people play, counted from 0: one (0), several (0,2), all or none.
help-play-bots = Bots of the other seats: one level for all (normal, random), or a list with one for each seat.
help-play-seed = Any text; the same text deals the same cards. “random” takes 256 random bits and publishes their SHA-256 before the first card.
help-play-record = Keep the record of the match in this file, after every answer.
help-play-resume = Play on from this record; its seed must lie beside it.
help-play-log = The log of an explorer, in this file: what is learnt counts, and the match is entered when it is over. Several times for several people, in the order of their seats.
help-play-plain = Play line by line, as screen readers like it. Without it, a terminal becomes the screen of the match; pipes always get lines.
help-replay = Read a recorded match as a story, with the rule behind everything that happens.
help-replay-file = The record.
help-replay-seat = Whose eyes to see it with: outsider; or, once the match is over, a seat counted from 0 or all (everything open).
help-replay-until = Stop after so many answers.
help-verify = Check that a record is complete, by the rules and fairly shuffled.
help-verify-file = The record.
help-log = Show the log of an explorer, which is kept in a file, and change it.
    .more =
        The file is the one that the browser gives to take along, and takes back.

        Examples:
        pelagos log spacealert my-log.json --begin Ripley
        pelagos log spacealert my-log.json --enter mission.pelagos
        pelagos log spacealert my-log.json --learn medic
help-log-game = The game, for example spacealert.
help-log-file = The file in which the log is kept.
help-log-begin = Begin a new log in this file, under this name.
help-log-cloning = Agree to be cloned when the ship is lost; before the first run cloning can be refused.
help-log-enter = Enter the finished match of this record as a run. A second time nothing changes.
help-log-seat = The seat on which the explorer sat, counted from 0.
help-log-people = How many of the crew were people.
help-log-learn = Learn the next level of this; the words stand in the log.
help-log-claim = Enter this achievement for the latest run; the words stand in the log.
help-log-agreed = All people of the match agree that the achievement is earned, where they have to judge.
help-log-anew = Begin with a new explorer after the death of this one.
help-log-feats = Show all achievements, not only those that are entered.
log-no-runs = None yet.
log-offers = Can be entered for the latest run
log-flies = { $seat }: explorer { $name }, level { $level }
log-which = What else has { $name } earned in this run? (the word in brackets; Enter: nothing more)
log-judge = { $who } asks for the achievement { $name }. Do more than half of the crew say that it is earned? (yes/no)
log-not-agreed = Not entered: { $name }
log-entered = Entered: { $name }. Level { $level }
log-not-kept = The log in { $file } is as it was. “pelagos log” with --enter takes the match from its record.
error-log-for-each = There is one log for each person, each in a file of its own: { $given } given, { $people } playing.
error-no-log = In { $game } nothing is carried from match to match, so there is no log.
error-log-other-game = This is a match of { $game }; the log is one of { $wanted }.
error-log-match-running = The match in { $file } is not over yet.
error-log-nobody = This match has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: seats go from 0 to { $last }, and there cannot have been more people.
help-resolve = Work out what follows from a position written in notation or JSON.
    .more =
        Example:
        pelagos resolve gravwell "B12 Y5 R0 d26 d36 : B=X"
help-resolve-position = The position and what is played in it, in the game's notation.
help-resolve-json = Read the position from a JSON file (- for standard input) and print JSON.
help-resolve-film = Show step by step what happens, where there is a film of it.
film-next = Press Enter for the next step.
help-rules = Read the numbered rules.
    .more =
        Examples:
        pelagos rules gravwell
        pelagos rules GR-53
        pelagos rules gravwell --search derelict
help-rules-game = The game. Without it, all games and the rules of the table.
help-rules-number = The number of one rule, for example GR-53.
help-rules-search = Show only rules that contain this text.
help-rules-coverage = Show how many rules have a test (needs a checkout with its tests).
help-arena = Let bots play many matches against each other and see who wins how often.
help-arena-bots = A level for each seat; a short list is filled up with its last one.
help-arena-seats = How many sit at the table. Without it, as many as there are bots in the list.
help-arena-games = How many matches to play.
help-arena-seed = Any text; the same text gives the same matches on every machine.
help-arena-workers = How many processes play at the same time. The result does not depend on it.
help-arena-round_robin = Let every bot of the list meet every other one, at as many tables as it takes, and rate them.
help-arena-results = Keep every match in this file. If it is there already, only the matches that are missing are played.
help-arena-plots = Draw the result into this folder, as PNG and SVG.
help-bench = Measure how fast a game runs on this machine.
help-bench-seats = How many play. Without it, as many as the game allows.
help-bench-seconds = How long one repetition takes.
help-bench-repeats = How often each figure is taken.

## Playing

play-title = { $game } (rules version { $version })
play-option = { $option }: { $value }
play-seat = Seat { $number }, { $seat }: { $who }
play-seat-plain = { $seat }: { $who }
play-person = a person
play-bot = bot ({ $level })
play-commitment =
    SHA-256 of the secret seed of this match: { $digest }
    When the match is over, the record shows the seed, and “pelagos verify” proves that nobody could have chosen the cards.
play-chosen-seed = Somebody chose the seed of this match, so its shuffles prove nothing.
play-how =
    { $last ->
        [1] Type 1, or ? for help.
       *[other] Type a number from 1 to { $last }, or ? for help.
    }
play-more-answers =
    { $count ->
        [one] 1 more answer can be given in notation.
       *[other] { $count } more answers can be given in notation.
    }
play-help-answer =
    { $last ->
        [1] Answer with 1, or in notation, for example: { $notation }
       *[other] Answer with a number from 1 to { $last }, or in notation, for example: { $notation }
    }
play-help =
    ?           this help
    why         the rules behind what has just happened
    rule { $rule }  the text of one rule
    cards       all cards of the game
    board       the table again
    log         what happened lately (log all: everything)
    undo        take back your latest answer
    save FILE   save the match and go on
    quit        save the match and leave
play-curtain = Pass the screen to { $seat }. { $seat }, press Enter when nobody else can see it.
play-undone = Taken back.
play-undone-agreed = Taken back; the bots agree. The same cards will come again.
play-not-undone = Not everybody agrees, so the match goes on as it is.
play-consent = { $seat } wants to take an answer back. Do you agree, { $other }? (yes/no)
play-still-in-memory = Nothing is lost: the match goes on in memory and is saved at its end, elsewhere if need be. At a question, “save FILE” keeps it somewhere else at once.
play-saved =
    The record is in { $path }.
    Read it with “pelagos replay”, check it with “pelagos verify”.
play-saved-running =
    The match so far is in { $path }. Play on with: pelagos play --resume { $path }{ $logs }
    { $seed } beside it holds its secret seed: keep it, and show it to nobody while the match runs.
play-nowhere-to-save = The record could not be saved anywhere. Here it is; copy it from the screen:
play-seed-to-copy = To play on one day, put the lines above into a file such as match.pelagos, and the next line into match.pelagos.seed beside it. It is the secret seed: show it to nobody while the match runs.
play-over = The match is over. Result: { $results }.
play-result = { $seat }: { $share }
play-lost = all have lost together
play-farewell = Type why, log, board, cards, rule or save; Enter saves the record and leaves.

# What people may type, separated by spaces
words-help = ? help
words-why = why
words-rule = rule
words-cards = cards
words-log = log
words-board = board
words-undo = undo
words-save = save
words-quit = quit exit
words-all = all
words-yes = yes y

## Replaying and verifying

replay-answer = { $number }. { $seat }: { $action }
replay-hidden-answer = { $number }. { $seat } answers in secret.
verify-over =
    The record holds: a finished match of { $game }, { $inputs ->
        [one] 1 answer
       *[other] { $inputs } answers
    }, all by the rules.
verify-running =
    The record holds: an unfinished match of { $game }, { $inputs ->
        [one] 1 answer
       *[other] { $inputs } answers
    } so far, all by the rules.
verify-seed-fair = The shuffles are fair: the seed is the one published before the first card, and gives exactly these cards.
verify-seed-not-published = The shuffles cannot be checked yet: the seed stays secret until the match is over.
verify-seed-chosen = The shuffles prove nothing: somebody chose the seed or the cards, and nothing was published before.

## Rules

rules-uncertain = Uncertain: { $why }
rules-nothing-found = No rule contains “{ $text }”.
rules-coverage =
    { $game }: { $total } rules, { $tested } tested, { $waived } waived. { $count ->
        [0] None is missing.
       *[other] Without a test: { $missing }.
    }

## Tournaments and measurements

arena-playing = Playing
arena-title =
    { $game }: { $games ->
        [one] 1 match
       *[other] { $games } matches
    } at { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, seed “{ $seed }”
arena-bot = Bot
arena-wins = Wins
arena-share = Share
arena-interval = 95 % interval
arena-mean = Mean return
arena-first-seat = Whoever sat on the first seat won { $share } ({ $low } - { $high }).
arena-rest = Draws: { $draws }. Decisions in a match: { $decisions } on average.
arena-together = Won by all: { $wins }, that is { $share } ({ $low } - { $high }).
arena-score = Score of the matches that were won: { $mean } on average ({ $low } - { $high }).
arena-decisions = Decisions in a match: { $decisions } on average.
arena-rating = Rating
arena-meetings = Against each other: how often the bot of the row did better than the bot of the column.
arena-kept = Every match is kept in { $file }. The same command continues from there.
arena-drawn = Pictures: { $files }
arena-fair = On average a seat won { $share }.
plot-about =
    { $game }, { $games ->
        [one] 1 match
       *[other] { $games } matches
    } at { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
plot-intervals = { $about }; the bars are 95 % intervals
plot-ratings = How strong the bots are
plot-rating-axis = Rating (Plackett-Luce; everybody begins at 25)
plot-seats = Which seat wins
plot-share-axis = Share of the decided matches that were won
plot-any-seat = average of all seats
plot-lengths = How long a match is
plot-decisions-axis = Decisions in a match
plot-games-axis = Matches
plot-middle = half of the matches take at most { $decisions } decisions
plot-actions = How those fared who chose an action at least once
plot-action = { $action } ({ $times }×)
bench-title = { $game }, { $seats } seats
bench-work = Work
bench-rate = Per second
bench-range = Slowest - fastest
bench-playout = Random playout, decisions
bench-playout-with-a-sink = The same with events, decisions
bench-clone = Copies of a state
bench-observe = Views
bench-sample = Sampled states
bench-write-as-JSON = States written as JSON
bench-encode = Views as numbers
bench-state =
    The largest state of a playout takes { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }.

## Errors

error-unknown-command = There is no command “{ $command }”. Choose one of: { $known }.
error-no-such-switch = There is no option { $option }. Did you mean: { $near }?
error-parameter-missing = { $name } is missing. Add --help to see what is expected.
error-parameter-value = { $name } cannot have that value. Add --help to see what is expected.
error-parameter-use = { $name } is not written like that: its value is missing, or it takes none. Add --help to see what is expected.
error-usage = Not understood: { $words }. Add --help to see what is expected.
error-file =
    { $file }: { $problem ->
        [ENOENT] there is no such file or folder.
        [EACCES] you may not read or write here.
        [EPERM] you may not read or write here.
        [EROFS] nothing can be written here.
        [ENOSPC] the disk is full.
        [EISDIR] this is a folder, not a file.
        [ENOTDIR] a part of this path is no folder.
       *[other] it cannot be read or written ({ $reason }).
    }
error-unexpected = Something went wrong that never should ({ $reason }). This is our fault, not yours: please report it. Set PELAGOS_TRACEBACK=1 to see where it happened.
error-option-form = “{ $text }” should be written NAME=VALUE.
error-seat-number = “{ $text }” is not a seat of this table. Seats are counted from 0 to { $last }.
error-bot-count =
    { $given ->
        [one] 1 bot is
       *[other] { $given } bots are
    } named for { $seats } seats. Name one for all, or one for each seat.
error-which-game = Which game? Installed: { $known }.
error-file-exists = { $file } already exists and is left alone. Choose another name (or play on with --resume).
error-no-folder = There is no folder { $folder } in which { $file } could be written. Make it first, or choose another place.
error-no-seed-file = The seed of this match should be in { $file } and is not. Without it the match can be replayed, but not played on.
error-bad-seed-file = { $file } is damaged: no seed can be read from it.
error-match-over = The match in { $file } is over. Read it with “pelagos replay”.
error-save-name = Where to? Type: save FILE
error-record-not-text = { $file } is not a record: it is no text (byte { $byte }).
error-not-over-yet = An unfinished match is private to its table: until it is over, its record can be read with the eyes of an outsider only. Leave --seat out.
error-until = The match cannot be stopped after { $until } answers: it has { $made }.
error-not-understood = “{ $text }” is neither an answer nor a command. Type ? for help.
error-not-a-command = “{ $text }” is not a command. Press Enter to leave.
error-choice-number =
    { $last ->
        [1] { $number } is not in the list. There is one answer: type 1.
       *[other] { $number } is not in the list. Type a number from 1 to { $last }.
    }
error-nothing-to-undo = You have not given an answer yet that could be taken back.
error-which-rule = Which rule? Type its number, for example: rule { $rule }
error-no-such-rule = There is no rule “{ $number }”.
error-no-film = There is no film of “{ $game }”. Leave --film out.
error-no-resolver = Positions of “{ $game }” cannot be resolved. Possible: { $known }.
error-position-or-json = Give a position in notation, or --json with a file (- for standard input), but not both.
error-no-tests = The tests are not here: Pelagos was installed without them. Run this in a checkout.
error-no-pytest = Only pytest can say which rules are tested, and it is not installed. Install the development tools (run ./check once).
error-tests-not-collected = The tests cannot be collected: { $reason }

## Errors: research

error-bots-and-seats = { $bots } bots do not fit { $seats } seats. Name from one bot up to one for each seat.
error-no-encoding = The game “{ $game }” cannot be put into numbers, so research interfaces cannot play it.
error-no-plots = Pictures need a part that is not installed ({ $module }). Install Pelagos with its research part: pip install "pelagos[research]".
error-no-results = { $file } does not hold the matches of a tournament. Name another file; this one was left as it is.
error-broken-results = Line { $line } of { $file } is not the result of a match. Name another file, or delete that line.
error-results-in-use = Another tournament is writing to { $file } right now. Wait until it ends, or name another file.
error-other-results =
    { $file } holds another tournament: { $part ->
        [game] the game is another one
        [rules] it was played by another version of the rules
        [options] the options differ
        [bots] the bots differ
        [tables] the bots sit at other tables
        [seed] the seed is another one
       *[other] it was written by another version of Pelagos
    }. Name another file; this one was left as it is.
error-noop-when-asked = A question is open for this agent, so it cannot pass with number { $number }. Send one of the legal numbers.
error-noop-expected = Nothing is asked of this agent now, so { $number } cannot be its answer. Send the number for “nothing to do”.

## The screen

screen-log = Log · Enter opens the rule
screen-rule = Rule
screen-turn = { $seat }, your answer
screen-thinks = { $seat } is thinking …
screen-clock = Time goes on …
screen-film = What was planned is carried out …
screen-over = The match is over
screen-write-here = Part of an answer, its notation, its number, or a command
screen-found = { $found } of { $count }
screen-save-where = Save the match in this file:
screen-saved = Saved in { $path }. The match goes on.
screen-not-saved = The record could not be saved anywhere. It will be printed when you leave; copy it from there.
screen-consent = { $seat } wants to take an answer back. Do you agree, { $other }?
screen-yes = yes
screen-no = no
screen-key-why = why
screen-key-point = map
screen-key-undo = undo
screen-key-write = write
screen-key-cards = cards
screen-key-save = save
screen-key-language = Ελληνικά
screen-key-help = help
screen-key-quit = quit
screen-key-close = back
screen-key-open = show my side
screen-key-again = play again
screen-key-look = look at the table
screen-help =
    Answers: type the number, or go with the arrows and press Enter, or click.
    / opens a line to write in. What you write there narrows the list; Enter gives the answer. You may also write it in the notation of the game, for example: { $notation }
    Tab goes from the answers to the board and to the log. In the log, Enter on a line opens the rule behind it. [ and ] scroll the board.

    m  point at the map, where the game has one: arrows go from place to place, R turns a piece, Enter lays it
    w  the rules behind the question and what happened last
    u  take back your latest answer
    c  all cards of the game
    l  the next language, everywhere at once
    t  light or dark
    s  save the match in a file and go on
    q  save the match and leave

    The line also takes commands: rule { $rule }, why, undo, cards, log, board, save FILE, help, quit.

### What every game shares, English. Message ids and variables are the same in en, el and es.
### Numbers are passed as numbers, everything else as strings.

## Words

value-yes = yes
value-no = no
clock = the clock
seat-name = Seat { $number }
seat-mark = { $text }

## Rules of the table

rule-chapter-table = The table
rule-PL-01 = Only an open question can be answered. One that is closed, withdrawn or already settled stays as it is.
rule-PL-02 = Only the seat that is asked may answer. Nobody answers for somebody else.
rule-PL-03 = An answer must be of a kind that the question allows, and written so that it can be read in only one way.
rule-PL-04 = A match needs a known game, a number of seats the game allows, and options that exist and go together.
rule-PL-05 = Questions that are asked in order are answered in order: each seat waits until the one before it has answered.
rule-PL-06 = A record must be complete, written for the rules version that reads it, and describe a match that can really happen.
rule-PL-07 = You may freely take back your own latest answers of one turn, as long as chance has not spoken and nothing hidden has come to light since. Further back, everybody at the table must agree; bots always do. Where a clock runs, time that has passed is not taken back.

## Errors: where something written is wrong

error-at-column = { $message } (Column { $column }.)
error-at-path = { $message } (At “{ $path }”.)

## Errors: answers

error-not-open = Question { $decision } is not open (any more). Answer one that is.
error-not-yet = Question { $decision } has to wait for its turn. Others answer first.
error-wrong-seat = Seat { $seat } may not answer here: the question is for seat { $asked }.
error-json-twice = The field “{ $field }” stands twice in one object. Keep only one of them.
error-json-syntax = This is not valid JSON. The fault is in line { $line }, column { $column }.
error-json-missing = The field “{ $field }” is missing.
error-json-field = There is no field “{ $field }” here. Check the spelling, or leave it out.
error-json-type = This should be of the type { $expected }, not { $found }.
error-json-value = This value does not fit here.
error-wrong-kind = “{ $action }” is no answer to this question. Choose one of the answers on offer.
error-wrong-second = “{ $second }” is not a second of the mission. Give a whole number, 0 or more.
error-action-name = “{ $text }” is no answer to this question. Begin with: { $known }.
error-action-length = “{ $text }” should have { $expected ->
        [one] 1 word
       *[other] { $expected } words
    } after the first; it has { $found }.
error-action-word = “{ $word }” does not fit here. Check the spelling.
error-unknown-card = “{ $card }” is not a card of this game.
error-undo-barrier = This can no longer be taken back freely: chance has spoken, something hidden came to light, or another seat has answered since.
error-time-went-on = The clock has gone on since your latest answer, and time cannot be taken back.
error-undo-range =
    The match cannot go back to { $inputs ->
        [one] 1 answer
       *[other] { $inputs } answers
    }: { $made ->
        [one] 1 was
       *[other] { $made } were
    } given.

## Errors: table and language

error-unknown-game = There is no game “{ $game }”. Installed: { $known }.
error-seats =
    This game is for { $least } to { $most } seats, and { $seats ->
        [one] 1 was
       *[other] { $seats } were
    } asked for.
error-unknown-option = There is no option “{ $option }”. Options of this game: { $known }.
error-option-value = “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
error-option-number = “{ $option }” must be a whole number, not “{ $value }”.
error-option-line = “{ $option }” cannot be “{ $value }”. Write one line without spaces at its ends.
error-wrong-options = “{ $options }” are not the options of this game. Give it { $expected }.
error-unknown-language = Pelagos does not speak “{ $language }”. Choose one of: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. Bots of this game: { $known }.
error-broken-game = The game “{ $game }” is installed but does not work ({ $reason }). The other games are not affected; please tell whoever made it.

## Errors: records

error-record-head = The record does not say “{ $key }:” in its head. It may be damaged, or not a record at all.
error-record-format = The record has format { $format }; this Pelagos reads format { $known }.
error-record-line = Line { $line } is not part of a record: “{ $text }”.
error-record-truncated = The record is cut short after line { $line }. Get a complete copy.
error-record-hash-missing = The hash of the position after answer { $made } should stand in line { $line } of the record and does not. A line is missing: get a complete copy.
error-record-count =
    The record says in line { $line } that it holds { $said ->
        [one] 1 answer
       *[other] { $said } answers
    }, and it holds { $made }. Lines are missing or have been added: get a complete copy.
error-record-game = The record is of “{ $game }”, not of “{ $expected }”.
error-record-newer = The record was played under rules version { $rules }, and this Pelagos knows only versions up to { $known }. Update Pelagos to read it.
error-record-older = The record was played under rules version { $rules }; this Pelagos plays version { $known }. Read it with the Pelagos it was made with.
error-record-input = Line { $line } (“{ $text }”) is refused: { $reason }
error-record-number = “{ $text }” should be a whole number.
error-record-seed = “{ $text }” is not a seed: a seed is 64 hexadecimal digits.
error-record-actor = Question { $decision } was not asked of { $actor }, who answers it in the record.
error-stored-state = The state from which the match went on under new rules cannot be read: { $reason }
error-hash-differs = The record contradicts itself: after answer { $input } the position is not the one it notes. Somebody changed it, or it was damaged.
error-end-differs = The record and the rules disagree whether the match is over after answer { $input }. Somebody changed it, or it was damaged.
error-returns-differ = The record notes a result that the match does not have after answer { $input }. Somebody changed it, or it was damaged.
error-seed-missing = The record promises a seed but does not show it, so its shuffles cannot be checked.
error-commitment-differs = The seed is not the one published before the first card. The shuffles of this match cannot be trusted.
error-seed-differs = Outcome { $outcome } of chance does not come from the seed. The shuffles of this match cannot be trusted.
error-chance-differs = The match cannot go on: the seed does not give the outcomes that the record notes.

## Errors: chance

error-script-exhausted =
    Chance is asked for more ({ $kind }), but the record or script ends after { $given ->
        [one] 1 outcome
       *[other] { $given } outcomes
    }.
error-script-left-over =
    After answer { $input }, { $left ->
        [one] 1 outcome of chance is
       *[other] { $left } outcomes of chance are
    } left over that nothing asked for.
error-script-kind = Outcome { $number } of chance should be of kind “{ $kind }”, and is “{ $found }”.
error-script-roll = { $value } cannot come up here: the roll has { $sides } sides, counted from 0.
error-script-draw = { $card } cannot be drawn here: it is not among the cards left.
error-script-shuffle = That is not an order of { $length } things.

## Errors: our fault

error-text-missing = A text is missing ({ $message }, { $language }). This is our fault, not yours: please report it. The match is not affected.
error-text-fault = A text does not fit ({ $message }: { $reason }). This is our fault, not yours: please report it. The match is not affected.
error-cannot-word = No text can mention a value of type { $hint }. This is a fault in the game: please report it. The match is not affected.
error-refused-too-late = The rules refused an answer after they had accepted it: { $reason } This is our fault, not yours. The match stands where it stood before; save it and please report it with the record.
error-not-over = The result was asked for while question { $decision } is open. This is our fault, not yours: please report it.
error-not-in-zone = Card { $card } is not where the rules expect it. This is our fault, not yours. The match stands where it stood before; save it and please report it with the record.
error-too-many-outcomes = Chance can turn out in more than { $limit } ways here, too many to run through.
error-abstract = { $cls } does not say how it does what it was asked for. This is a fault in the program: please report it.
error-undeclared-class = { $cls } does not say who may see it. This is a fault in the game: please report it to its makers.
error-undeclared-field = { $cls } does not say who may see its field “{ $field }”. This is a fault in the game: please report it to its makers.
error-mutable-field-in-frozen-class = { $cls } should never change, but its field “{ $field }” can. This is a fault in the game: please report it to its makers.
error-hidden-field-in-decision = The question { $cls } hides something from somebody, which no question may. This is a fault in the game: please report it to its makers.
error-ask-and-closes-differ = The question { $cls } does not say clearly how it closes. This is a fault in the game: please report it to its makers.
error-cannot-clone = Values of type { $hint } cannot be copied. This is a fault in the game: please report it to its makers.
error-cannot-observe = Values of type { $hint } cannot be shown. This is a fault in the game: please report it to its makers.
error-cannot-write = Values of type { $hint } have no notation. This is a fault in the game: please report it to its makers.
error-unknown-rule = Rule { $rule } is cited but does not exist. This is a fault in the game: please report it to its makers.
error-missing-data = The file { $file } of { $package } is missing. Install Pelagos (or that game) again.
error-no-action-number = { $action } has no number. This is a fault in the game's encoding: please report it to its makers.
error-action-number = { $number } is not the number of an action. They are counted from 0, and there are { $actions }.
error-number-not-listed = No answer to the open question has the number { $number } now. Send one of those that the action mask marks.
error-refused-bot = A bot gave an answer that the rules refuse: { $reason } This is a fault in the bot: please report it to its makers.
error-match-without-end = The match was stopped after { $decisions } decisions: the bots never end it. This is a fault in the game or in a bot: please report it to its makers.
error-seed-length =
    A seed has 32 bytes, and this one has { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }.

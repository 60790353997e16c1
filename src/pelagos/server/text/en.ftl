### What the server says, English. Message ids and variables are the same in en, el and es.

## Errors: people and tables

error-no-person = This browser is not known here (any more). Open the start page and try again.
error-origin = The request comes from a page that does not belong to this server.
error-no-such-link = This link does not exist, was used already or is older than ten minutes. Make a new one on the other device.
error-no-such-mail-link = This link does not count any more: it is too old, or belongs to another address. No reminders are sent to an address that is not confirmed.
error-too-many-letters = This address was sent enough letters for today. Look among unwanted mail, or try again tomorrow.
error-no-such-table = There is no table “{ $code }”. Check the link.
error-no-such-seat = There is no seat { $seat } at this table: its { $seats ->
        [one] only seat has
       *[other] { $seats } seats have
    } numbers from 0 on.
error-no-such-person = Person { $person } is not at this table.
error-seat-taken = Somebody sits on seat { $seat } already. Take another one.
error-seat-open = Seat { $seat } is still open. Wait for somebody, or give it to a bot.
error-table-not-open = The match has started: seats and options stay as they are.
error-only-the-host = Only the person who opened the table may do that.
error-only-players = Only those who played may do that.
error-no-spectators = The people at this table play without spectators.
error-not-finished = The match is not over yet.
error-not-over-yet = The match is not over. Until then each sees only what their seat may know.
error-over-there = The match is over at this point. Choose an earlier one to play on from.
error-time-live = At a live table, an answer may take { $least } to { $most } seconds.
error-time-days = At a table that goes on over days, an answer may take { $least } to { $most } days.
error-no-lesson = “{ $game }” has no guided first match.
error-cannot-restore = Table { $code } cannot be taken up. This is our fault, not yours; nothing of it is lost. Please tell the operator.

## Errors: in a match

error-not-running = The match has not started.
error-match-is-over = The match is over.
error-not-your-seat = You do not play seat { $seat }.
error-no-hints = Bots give no hints at this table.
error-no-advice = The bot has no advice this time. Decide for yourself, or ask again.
error-stale = Question { $decision } was answered, or asked anew, after what you saw. Look at the table and answer again.
error-nothing-to-take-back = You have given no answer that could be taken back.
error-no-wish = Nobody asks you to take anything back.
error-unknown-question = This game asks nothing of kind “{ $kind }”. It asks: { $known }.
error-you-are-muted = The operator does not let you write here.
error-chat-empty = Write a line or choose a call, one of both.
error-chat-long = A line has at most { $longest } characters.
error-chat-no-team = Nobody at this table is in a team with you. Say it to everybody.

## Errors: requests

error-request-id = The id of a request has 1 to { $longest } characters.
error-message = This message cannot be read: { $reason }
error-too-fast = That was too much at once. Wait a moment and try again.
error-nothing-to-pause = Nothing here is timed, so there is nothing to pause.
error-paused = The clock stands still. Go on first, then answer.
error-watches-only = You only watch here.
error-storage = This could not be kept, so it was not done. Try again in a moment.
error-server-fault = This is our fault, not yours. What was accepted before is kept; try again.
error-http-no-person = This browser is not known here (any more). Open the start page and try again.
error-http-forbidden = This is not allowed.
error-http-not-found = There is nothing at this address: { $reason }
error-http-too-large = This is too long to be read here.
error-http-too-fast = That was too much at once.
error-http-invalid = The request cannot be read: { $reason }
error-http-method = Requests of the kind { $method } are not answered at this address.
unreadable-byte = This is not valid JSON. The fault is at byte { $byte }.
unreadable-cut = This is not valid JSON: it ends too early.
unreadable-deep = This is nested too deeply.
error-http-fault = This is our fault, not yours.

## Errors: starting the server

error-setting = { $variable } cannot be “{ $value }”: { $reason }
error-mail-without-address = Letters need links that lead here: set PELAGOS_PUBLIC_URL to the address people use, or leave PELAGOS_MAIL_FROM out.
error-address = The server cannot listen at { $host }, port { $port }: { $reason }. Is another one running? Choose another port with --port.
error-database = The database { $database } cannot be used: { $reason }. Does it run, and is its address right? Nothing was changed.
error-database-newer = The database was made by a newer Pelagos (its tables are at { $revision }). Update Pelagos, or use another database. Nothing was changed.

## The command pelagos serve

help-serve = Host matches: people open the printed address in a browser
    .more =
        Everything is kept in one folder; Ctrl-C ends the server and loses nothing. All settings can also be given
        as environment variables (PELAGOS_PORT=80 and so on): see docs/hosting.md.
help-serve-host = address to listen at (default: 127.0.0.1, this machine only; 0.0.0.0 for all)
help-serve-port = port to listen at (default: 8765; 0 for any free one)
help-serve-data = folder for what the server keeps (default: pelagos-data)
help-serve-database = a PostgreSQL database instead of the folder
serve-address = Pelagos is open at { $address } (Ctrl-C ends it)
serve-unknown = { $variable } is no setting of Pelagos and does nothing.
serve-misspelt = { $variable } is no setting of Pelagos and does nothing. Is { $nearest } meant?
serve-ended = Pelagos is closed; all matches are kept.

## Reminders by e-mail

confirm-subject = Is this your address?
confirm-hello = Somebody, most likely you, wants reminders from { $server } to come to this address.
confirm-yes = If it was you, open this link within two days:
confirm-no = If it was not, do nothing: nothing more is sent to you.
reminder-subject = It is your turn in { $game }
reminder-hello = Hello { $name },
reminder-hello-you = Hello,
reminder-turn = it is your turn in { $game }, at table { $code }.
reminder-others = You play with { $names }.
reminder-until = Please answer by { $time }. After that a bot plays for you until you are back.
reminder-why = You get this message because you asked for reminders. To get no more of them, open this link: { $link }

## Errors: the operator

error-unknown-person = There is no person { $person } here.
error-no-person-there = No person sits on seat { $seat }: a bot plays there anyway.
error-fewer-answers = Only { $answers ->
        [one] one answer has
       *[other] { $answers } answers have
    } been given in this match.
error-operate-no-server = No server keeps its data in { $folder } and runs on this machine. Name its folder with --data.
error-operate-no-answer = The server at { $address } does not answer: { $reason }. Does it still run?
error-operate-unreadable = The server’s answer cannot be read. Is it of another version? Restart it.
error-backup-not-sqlite = The data are in PostgreSQL. Back them up with its own pg_dump.
error-backup-no-database = There is no database { $file }. Name the data folder with --data.
error-backup-file-exists = { $file } already exists and is left alone. Choose another name.
error-backup-failed = The copy could not be made: { $reason }. There is no backup.

## The command pelagos operate

help-operate = Look after a server that runs on this machine.
    .more =
        Tables are named by their codes, people by the numbers that “operate show” and “operate reports” print.
        The server is found by its data folder.
help-any-data = Folder in which the server keeps its data (default: PELAGOS_DATA, or pelagos-data).
help-list = List the tables, those touched last first.
help-list-status = Only those that are open, running, finished or closed.
help-show = Show a table: who sits where, who is asked what; nothing that is hidden.
help-show-code = The table.
help-skip = Let the stand-in bot play for a seat until its person is back.
help-skip-code = The table.
help-skip-seat = The seat, from 0.
help-undo = Take back the latest answers of a match, whoever gave them.
help-undo-code = The table.
help-undo-answers = How many (default: 1).
help-close = End a table without a result.
help-close-code = The table.
help-mute = Let a person write nothing to others any more.
help-mute-person = The person’s number.
help-unmute = Let a person write again.
help-unmute-person = The person’s number.
help-reports = List what people reported, the latest first.
help-backup = Copy the SQLite database into a new file; the server may run meanwhile.
help-backup-file = The new file.
operate-code = Table
operate-game = Game
operate-status = Status
operate-pace = Pace
operate-people = People
operate-watching = Watching
operate-touched = Touched (UTC)
operate-time = Time (UTC)
operate-reporter = From
operate-person = Person
operate-name = Name
operate-words = Words
operate-seat = Seat
operate-kind = Who
operate-asked = Is asked
operate-online = here
operate-offline = not here
operate-away = a bot plays
operate-no-tables = There are no such tables.
operate-no-reports = Nobody has reported anything.
operate-table = Table { $code }: { $game }, { $options }
operate-state = Status: { $status }. Pace: { $pace }. Answers: { $answers }. Version: { $version }. Connections: { $watching }. Reports: { $reports }.
operate-skipped = At table { $code } a bot plays for seat { $seat } until the person is back.
operate-undone = At table { $code } { $answers ->
        [one] the latest answer is
       *[other] the latest { $answers } answers are
    } taken back.
operate-closed = Table { $code } is closed.
operate-muted = Person { $person } cannot write to others any more.
operate-unmuted = Person { $person } can write to others again.
operate-backed-up = The database is copied to { $file } ({ $kilobytes } kB) and the copy is sound.
error-no-career = In { $game } nothing is carried from match to match.
error-run-not-flown = You have not played the match “{ $run }” to its end.
error-nothing-to-vote = Nobody asks you for that achievement.

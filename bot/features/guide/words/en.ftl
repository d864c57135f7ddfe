button-topic-board = How to read the board { $part }
button-left-tutorial = Yes, leave
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer, explained as you play.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
help-topics = More about…
help-topic-start = In short
help-topic-turns = Taking your turn
help-topic-people = Finding people to play with
help-topic-days = Games over days, and being late
help-topic-after = After a game
help-topic-points = Points and fair play
help-topic-contests = Seasons, evenings, the deal of the day
help-topic-server = Settings, and your data
help-text-start =
    ### What I do
    I host board games in your channel: { $games }.
    • **New to a game?** { $taught ->
        [yes] A tutorial is a first game against the computer, explained as you play.
       *[no] Its rules are behind a button here.
    }
    • **Open a table**: { $new }. Others press **Join**, or you add a computer; **Start** begins the game.
    • **Take your turn** with the buttons under the board, or type it: { $turn }.
    • **Is it your turn somewhere?** `/my tables` shows where.
    • **New every day**: { $puzzles ->
        [yes] `/puzzle` and `/daily`
       *[no] `/daily`
    }.
help-text-turns =
    ### Taking your turn
    • A button under the board opens a panel that only you see. Nothing is played until you press **Confirm**; `/my confirm` leaves that out for buttons that name your whole move.
    • You can also type every move: { $turn }.
    • **Hint** suggests moves where the table allows it. **Why that move?** explains what a computer did.
    • **More** has **Undo**, **Resign…**, **Call off…** and the rules.
    • While others are playing, **Plan my next turn** prepares yours.
    • Every picture has alt text with the same content.
help-text-people =
    ### Finding people to play with
    • **Find a game** (or `/find`) brings together people who want the same game.
    • In a lobby, **Invite…** keeps seats for the people you choose, and has **Looking for players**, which pings a role if this server has chosen one.
    • `/follow` sends you a message when somebody begins a game, or when a table ends.
    • `/my block` keeps you and somebody else apart, without notifying them.
    • In direct messages with me, you play against computers.
help-text-days =
    ### Games over days, and being late
    • The lobby’s **Settings** have the pace: live, over days, or without a time limit.
    • `/my tables` shows where it’s your turn. `/my reminders` sets where I remind you, `/my quiet` when I don’t.
    • `/my away` pauses your clocks. In unrated games, `/table hand-over` gives your seat to somebody else.
    • When your time is up, the others decide whether a computer plays for you. If the table is set so, it plays at once, and after 3 turns in a row it keeps the seat until you press **Take my seat back**.
    • A game that nobody plays falls asleep; `/table wake` continues it.
help-text-after =
    ### After a game
    • **Rematch** asks everybody to play again.
    • **Replay** goes through the game turn by turn. From there you can post it as a GIF, or play on from any turn.
    • **Review** shows chances of winning, accuracy and turning points, to the players alone.
    • `/table history` lists the games that ended in a channel. `/table export` gives you the record of a game, and `/table import` opens it.
help-text-points =
    ### Points and fair play
    • Rated games change your points; those against computers are counted apart. `/profile` shows yours, `/leaderboard` who’s ahead.
    • A game counts for more if your opponents have played much with other people.
    • In rated games between people there are no hints, and only a computer can take over a seat.
    • After a game with a sealed deal, `/table verify` checks that nobody changed it. You need not do anything else.
help-text-contests =
    ### Seasons, evenings, the deal of the day
    • A season takes some weeks, an evening a few hours: I pair people, open their games and keep the standings. `/season show` shows what there is here, `/season mine` your games.
    • `/daily` is the same deal for everyone, against the same computer. Your first game counts.
    • `/puzzle` asks for the best move in a position from a real game.
    • Server managers open a season with `/season open`, and an evening with `/season evening`.
help-text-server =
    ### Settings, and your data
    • Server managers choose channels, language and limits with `/facet settings`.
    • `/table language` sets the language of a table. What only you see is in the language of your Discord.
    • `/my data` gives you everything that’s stored about you, and `/my forget` removes your ID and your name from it.

button-commands = All commands
commands-title = ### All commands
commands-alone = Others
help-text-lacks = -# Not in { $games } yet: { $parts }.
help-part-lessons = a tutorial
help-part-hints = hints
help-part-reviews = reviews
help-part-puzzles = puzzles
refused-tutorial-none = This game has no tutorial yet. `/table rules` explains how to play it.
help-text-documents = -# [Fair play]({ $docs }/fair-play.md) · [Terms]({ $docs }/terms.md) · [Privacy]({ $docs }/privacy.md)
commands-of-user = In the menu of a person (right-click or long-press them, then Apps): { $names }
commands-of-message = In the menu of a message of mine (right-click or long-press it, then Apps): { $names }
commands-line = `{ $name }` · { $about }
help-rules = Rules: { $game }
lesson-skipped = Here’s the next lesson.
lesson-leave-sure = Leave the tutorial? This closes its table. You can start it again at any time.
lesson-left = You’ve left the tutorial. `/help` shows what else there is.
command-rules = rules
command-help = help
command-tutorial = tutorial
help-about = What I can do, and where to begin
tutorial-about = Learn a game as you play it: a first game against the computer
tutorial-game-about = The game you want to learn
table-rules-about = Read the rules in short
table-rules-game-about = Which game (default: the one played here)

button-topic-board = How to read the board
button-left-tutorial = Yes, leave
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer, explained as you play.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
help-text =
    ### What I do
    I host board games in your channel: { $games }.
    • **Open a table** with { $new }. Others press **Join**, **Add a computer** fills a seat (**My level** follows your points), and **Start** begins the game.
    • **Take your turn** with the buttons under the board; only you can see what opens. Or type a command, such as { $turn }: you get suggestions as you type.
    • **At the table**: `/table show` posts the board again, `/table hand` shows your own cards or gems, `/table history` shows the last round, `/table undo` takes back a move, and `/table language` changes the language.
    • **Over days**: choose a pace in the lobby’s **Settings**, and I remind you of your turn. `/my tables` lists your tables, `/my reminders`, `/my quiet` and `/my away` set where and when I may ping you. While you wait, **Plan my next turn** under your cards or gems chooses what to do as soon as it’s your turn.
    • **After a game**: **Replay** takes you through it turn by turn, `/table replay` posts it as a GIF, and `/table import` opens a game from a file. If you played, **Review** shows how each player’s chances changed and where the game turned.
    • **On your own**: `/puzzle` shows you a position from a real game in which one answer is best, a new one every day. `/daily` is the deal of the day, which everyone plays against the same computer.
    • **Points and records**: `/profile` and `/leaderboard`. `/follow` sends you a direct message when a table ends, or when somebody begins a game. `/my data` shows you everything I store about you.
    • **Fair play**: a rated game ends early only if all its players agree or resign, only a computer can take over somebody’s seat, and games against many different people count for more. `/my block` keeps you and somebody apart.
    • **In your server**, its managers choose channels, language and limits with `/facet settings`.
    • Every picture has alt text with the same content, for screen readers.
    New to a game? Try the tutorial: a first game against the computer, explained as you play.
button-commands = All commands
commands-title = ### All commands
commands-alone = Others
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

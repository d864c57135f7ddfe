button-topic-board = How to read the board
button-left-tutorial = Yes, leave
newcomer-text = **New to { $game }?** Read the rules in two minutes, or learn by playing: the tutorial is a first game against the computer, explained as you play.
newcomer-rules = **New to { $game }?** The rules take two minutes to read.
help-text = 
    ### What I do
    I host board games in your channel: { $games }.
    • **New to a game?** The tutorials below are a first game against the computer, explained as you play.
    • **Play**: open a table with { $new }. Others press **Join**, and **Start** begins the game. Buttons under the board take your turn; you can also type it, such as { $turn }, or play without **Confirm**: `/my confirm`.
    • **Find opponents**: **Find a game** brings people together. A server can have seasons and evenings: `/season show`.
    • **On your own**: add a computer to your table, or try `/puzzle` and `/daily`, new every day.
    • **Over days**: choose a pace in the lobby’s **Settings**. `/my tables` shows where it’s your turn.
    • **After a game**: **Replay** and **Review** look back on it. `/profile` and `/leaderboard` show how you do.
    -# Every picture has alt text with the same content. Server managers choose channels and language with `/facet settings`.

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

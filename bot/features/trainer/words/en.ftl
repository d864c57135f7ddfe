trainer-title = -# Trainer · { $game } · from your game of { $day }
trainer-question = **It’s your turn again, as in your game. What’s better than the move you made then?**
trainer-right = ### Yes: { $better }
trainer-as-good =
    ### Yes: { $chosen }
    As far as the computer can tell, it’s as good as **{ $better }**.
trainer-wrong =
    ### Not this time
    You chose { $chosen }.
trainer-same = ### The same as in your game
trainer-played = In your game, you chose { $played }: a chance of winning of { $chance }%.
trainer-box-up = -# Box { $box } of { $boxes }: the higher the box, the less often I ask.
trainer-box-first = -# Box { $box } of { $boxes }: I’ll ask you this one more often.
trainer-uncounted = -# You’ve answered this one already, so it stays in its box.
trainer-nothing =
    I don’t have any turning points of yours yet. After a game, press **Review** under its last board: the turns that cost you most are what I ask you here.
    -# These games can be reviewed: { $games }. Only turns that you played yourself count.
trainer-no-game = None of the games here can be reviewed yet, so I have no turning points to ask you.
misses-title = -# Trainer · { $game } · what you miss
misses-rests = This rests on **{ $positions } positions**: those of your own games, and the built-in puzzles, each by your first answer.
misses-weakest = You miss **{ $theme }** more than the rest: you found { $found } of { $of }, and { $rest } of the { $remaining } other positions. Chance hardly explains that.
misses-none = No theme stands out: chance can explain all the differences.
misses-exercise = The first button gives you an exercise on it.
misses-more = The more positions you answer, the smaller the differences that I can tell you about.
misses-few =
    You’ve answered { $count ->
        [0] no position
        [one] one position
       *[other] { $count } positions
    } of { $game } so far, here and among the built-in puzzles of `/puzzle`. With { $least }, I can say what you miss: **{ $missing } more** to go.
misses-line = { $game } · { $positions } positions
misses-legend = Bar: what you found · Line: where your true share may lie
misses-alt = Positions of { $game } found at the first answer: { $themes }.
misses-alt-theme = { $theme } { $found } of { $of }
button-trainer = Next position
button-trainer-puzzle = Puzzle: { $game }
button-misses = What you miss
button-misses-in = What you miss: { $game }
button-exercise = Exercise: { $theme }
refused-trainer-gone = I don’t have that position any more. `/trainer` gives you another one.
refused-trainer-unjudged = I couldn’t judge that answer just now. Try again in a moment.
command-trainer = trainer
trainer-about = Answer the turning points of your own games again, and see what you miss

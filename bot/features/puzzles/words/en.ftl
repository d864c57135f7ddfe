puzzle-title = -# Puzzle · { $game }
puzzle-title-today = -# Puzzle of the day · { $game }
puzzle-question = **It’s your turn, and one answer is clearly the best. Which one?**
puzzle-right = ### Yes: { $best }
puzzle-wrong =
    ### Not this time
    You chose { $chosen }. The best answer was **{ $best }**.
puzzle-marked = -# In the picture, it has a gold frame and a crown.
puzzle-chances = The computer gives it a chance of winning of { $chance }%, and any other answer at most { $next }%.
puzzle-streak =
    { $count ->
        [one] Your streak: **one puzzle**.
       *[other] Your streak: **{ $count } puzzles** in a row.
    }
puzzle-streak-over =
    Your streak ends at { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }.
puzzle-again = -# Only your first answer to a puzzle counts, and you’ve given it, so your streak stays as it is.
puzzle-share = -# { $share }% of the { $people } people who tried it found the best answer.
button-puzzle = Next: { $game }
refused-puzzle-gone = I don’t have that puzzle any more. `/puzzle` gives you another one.
refused-puzzles-none = None of the games here has puzzles yet.
refused-puzzles-all = You’ve answered every puzzle I have. New ones come from games played here.
command-puzzle = puzzle
puzzle-about = Find the best answer in a position from a real game; a new puzzle every day
puzzle-game-about = Which game (default: any)

server-week = **A weekly message**: who played, records, the biggest comeback and the hardest puzzle, every Monday. It pings nobody. I need Send Messages and Read Message History there.
server-week-none = No channel: no message
button-week-puzzle = Try that puzzle
week-title = ### The week in this server
week-game = { $game } { $games ->
    [one] 1 game
   *[other] { $games } games
}
week-played = { $games }, played by { $people ->
    [one] 1 person
   *[other] { $people } people
}.
week-person = { $name } { $games }
week-people = Most games: { $people }
week-highest = Highest score in { $game }: { $name } { $score }
week-streak = Longest winning streak: { $name }, { $count ->
    [one] 1 game
   *[other] { $count } games
}
week-comeback = Biggest comeback: { $name } won { $game } after being down to a chance of { $chance }%. { $link }
week-puzzle = The hardest puzzle ({ $game }): { $found } of { $answers } people found the best move.

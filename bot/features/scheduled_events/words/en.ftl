server-events = **Events of the server**: games with a starting time, evenings and the starts of seasons also appear among them, if everybody can see the channel. Discord reminds whoever presses **Interested**.
server-events-off = I create no events
server-events-on = I create events
server-events-refused = I lack the permission **Create Events**. Until somebody gives it to me, no event appears.
server-events-full = This server has as many events as Discord allows. Mine appear once one of them is over or deleted.
scheduled-event-name = { $kind ->
    [table] { $game }: join the game
    [evening] { $game }: evening { $number }
   *[season] { $game }: start of season { $number }
}
scheduled-event-text = { $kind ->
    [table] A game begins at this time. Until then, you can take a seat, if one is free: { $link }
    [evening] An evening of games, round after round. Everybody can join it: { $link }
   *[season] The season begins at this time. Everybody can join it until then: { $link }
}

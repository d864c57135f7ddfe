menu-play-with = Play with…
play-with-game = Which game would you like to play with { $name }? I’ll open a table here and keep a seat for them.
refused-play-with-yourself = That’s you. Choose somebody else; or open a table with { $new } and add a computer.
refused-play-with-left = That person isn’t here any more, so nobody was asked.
refused-play-with-unknown = Discord didn’t tell me who that is, so nobody was asked. Try again in a moment.

button-forgotten = Delete my data
button-forget-server = Delete this server’s data…
button-server-forgotten = Delete everything
data-nothing = Nothing is stored under your ID.
data-text = This file contains everything that’s stored about you: your settings in `/my`, your answers to puzzles, and your seats, moves and results ({ $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }). It’s kept so that games can go on, and so that the people you played with keep their records. It leaves out what others keep secret in games that are still going on.
    `/my forget` removes your ID and name from all of it.
forget-sure = **Delete all your data?** Then:
    • you leave every lobby and season, and resign every game that’s still going on ({ $running ->
        [0] none right now
        [one] 1 table right now
       *[other] { $running } tables right now
    });
    • your ID and your name are removed from every table ({ $tables } in all). Others keep their games: your moves stay, made by “Somebody”;
    • your points, plans, reminders, quiet hours and days away are deleted, and so are your answers to puzzles, your deals of the day, and your blocks and follows;
    • a deal of the day that you’ve begun, and a season that you leave, still count as such until they’re over; blocks by others stay, and so does, for 90 days, the number of your late turns if there were too many. I remember that without your ID.
    Messages already in a channel stay there until somebody deletes them. This can’t be undone. `/my data` sends you a copy first.
forget-done = Done: your ID and your name aren’t stored any more. If you play again, you start from scratch.
forget-server-sure = **Delete this server’s data?** Every table of this server is deleted, with its moves and results, and so are its settings. Games still going on are called off first ({ $running ->
        [0] none right now
        [one] 1 right now
       *[other] { $running } right now
    }). Messages already in the channels stay. This can’t be undone.
forget-server-done = Done: nothing about this server is stored any more.
refused-forget-half = I couldn’t finish just now. Press the button again and I’ll carry on; pressing twice does no harm.
command-data = data
command-forget = forget
my-data-about = Get a file with everything that’s stored about you
my-forget-about = Have your ID and your name removed from everything

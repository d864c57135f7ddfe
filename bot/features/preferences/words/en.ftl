option-begin = from
option-end = to
option-zone = time-zone
option-until = days
reminders-stopped = You won’t get any more reminders. `/my reminders` turns them on again.
away-ask = How long will you be away? Until then, your clocks are paused, for at most { $most } days in each game and { $weekly } days per week of a season, and you won’t be pinged there. In live games, your clock keeps running.
away-choose = Days away
own-title = ### Your reminders
own-text = I remind you of your turn at half time and again near the end (not in live games), or after one day and after three if turns have no time limit. Choose where. **Quiet hours** keeps pings away while you sleep, and **Away** pauses your clocks, except in live games.
button-ask-quiet = Quiet hours…
quiet-title = Quiet hours
quiet-begin = From, such as 22:00 (empty: none)
quiet-end = To, such as 7:30
quiet-zone = Time zone, such as Tokyo or UTC+8
own-quiet-none = Quiet hours: none (time zone: { $zone })
zone-none = UTC, as you haven’t chosen one
own-quiet = Quiet hours: { $from } to { $to } ({ $zone })
own-reminders-channel = Remind me in the channel
own-reminders-direct = Remind me by direct message
own-reminders-both = Remind me in both
own-reminders-none = Don’t remind me
own-confirm-text =
    ### Confirm
    Panels show what a move does before you press Confirm. To play faster, leave that out: a button that names your whole move, such as a card with its price or a set of gems, then plays it at once. Where something is left to choose, such as paying with gold, you are still asked.
own-confirm-ask = Ask me to confirm each move
own-confirm-at-once = Play my moves at once
away-days = { $days ->
    [0] I’m back now
    [one] 1 day
   *[other] { $days } days
}
away-done = You’re away until { $until }. Your clocks are paused, for at most { $most } days in each game and { $weekly } days per week of a season, and you won’t be pinged there meanwhile. In live games, your clock keeps running.
away-live = - **{ $game }**: { $link } · live, so your clock isn’t paused
away-short = - **{ $game }**: { $link } · your clock can be paused for { $time } more
away-used-up = - **{ $game }**: { $link } · your clock can’t be paused any more
away-late = - **{ $game }**: { $link } · your time is already up, so no clock is paused
away-over = Welcome back: your clocks are running again.
refused-no-such-zone = I don’t know that time zone. Type a large city, such as Tokyo or Berlin, or the difference from UTC, such as UTC+8.
refused-zone-unclear = That can be several time zones: { $zones }. Type one of these cities, or the difference from UTC, such as UTC+8.
refused-quiet-all-day = Quiet hours can’t last all day. To turn reminders off completely, use `/my reminders`.
refused-no-zone = Give your time zone as well, so that I know when those hours are: a city, such as Tokyo or Berlin, or the difference from UTC, such as UTC+8.
refused-no-hour = Give both times, such as 22:00 and 7:30. To turn quiet hours off, leave both empty.
refused-away-days = Give a number of days, at most { $most }; 0 means you’re back.
command-reminders = reminders
command-confirm = confirm
command-quiet = quiet
command-away = away
my-reminders-about = Choose where I remind you of your turn
my-confirm-about = Choose whether you confirm each move before it’s played
my-quiet-about = Set hours when nothing pings you; leave the times empty to turn them off
my-quiet-begin-about = Start time, such as 22:00
my-quiet-end-about = End time, such as 7:30
my-quiet-zone-about = Your time zone: type a city, or a difference such as UTC+8
my-away-about = Pause your clocks for a few days, except in live games
my-away-until-about = For how many days; 0 when you’re back

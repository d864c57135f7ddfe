button-follow = Follow
button-unfollow = Unfollow
button-unfollow-person = Unfollow { $name }
follow-table-done = I’ll send you one direct message when this table ends.
follow-person-done = I’ll send you a direct message whenever { $name } begins a game in this server, for { $days ->
    [one] 1 day
   *[other] { $days } days
}. I won’t tell them.
unfollow-done = You won’t get any messages about that.
follow-over = { $game }: the game you followed is over. { $won ->
    [0] Nobody won.
    [one] { $names } won.
   *[other] { $names } share the win.
} { $link }
follow-called-off = { $game }: the game you followed was called off. { $link }
follow-begun = { $names } just began a game of { $game }: { $link }
refused-follow-over = This game is already over, so there’s nothing left to follow.
refused-follow-where = You can follow people only in a server that I’m a member of. Use `/follow` there.
refused-follow-blocked = You’ve blocked { $name }, so you can’t follow them. `/my block` lets you unblock them.
refused-follow-person = You can follow other people, but not yourself or a bot.
refused-follows = You’re already following { $most } tables and people, and that’s the limit. Unfollow one first, by using `/follow` again.
follow-about = Get a direct message when this table ends or somebody begins a game; use it again to stop
follow-person-about = Whose games to follow (default: the table in this channel)

button-verify = Verify
command-verify = verify
option-deal = deal
deal-about = Whether a secret fixed in advance decides the deal, so that everyone can verify it
deal-open = open deal
deal-sealed = sealed deal
table-verify-about = Check that a sealed deal wasn’t changed
sealed-commitment = -# Sealed deal of table { $table }: you need not do anything. After the game, **Verify** checks that nobody changed it. `{ $digest }`
sealed-meaning = **You need not do anything.** A secret decides the deal, together with the words that players cut with. The commitment below fixes that secret, so from now on nobody can change what it decides.
sealed-unopened = -# Sealed deals in this server that were never opened: { $count }
sealed-cut = { $name } “{ $cut }” `{ $fingerprint }`
sealed-cut-deleted = one deleted with a player’s data
sealed-uncut = nobody cut
cut-title = Cut the deal
cut-words = Any words (or leave it empty)
cut-about = They help to decide the deal, so that nobody can know it beforehand. Shown after the game.
cut-hint = for example: blue moon
cut-done = { $kept ->
        [yes] You’ve cut the deal with “{ $cut }”. These words have the fingerprint `{ $fingerprint }`; if **Verify** shows another one after the game, they were changed.
       *[no] You haven’t cut the deal: your words have no letter or sign that I can keep.
    } You can cut again until the game starts.
finish-sealed = -# Sealed deal: **Verify** shows its secret and checks it.
verify-valid = **Valid**: the deal is the one that was sealed ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } checked).
verify-differs = **Not valid.** The first difference: { $place }
verify-commitment = Commitment: `{ $digest }`, published [in this message]({ $link })
verify-secret = Secret: `{ $secret }`
verify-cuts = Cuts: { $cuts }
verify-yourself = To check it without me, get the record with `/table export`; in a copy of my code, `python3 -m rules verify` checks it.
verify-goes-on = I publish the secret when the game ends: **Verify** under its result shows it and checks the deal.
verify-called-off = This game was called off. Its secret stays unpublished, so nobody can verify it.
refused-not-published = I couldn’t publish the commitment of this sealed deal yet. Try again in a moment.
verify-day-goes-on = This is a deal of the day. **Verify** under a game’s result checks the deal once the day is over everywhere, which is when `/daily` shows its secret, and this game has ended.
verify-day = Commitment of { $day }, as `/daily` shows it: `{ $digest }`

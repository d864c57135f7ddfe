-- Why: a position of a game that is over, in which one answer is clearly best, is worth being asked again.
-- `puzzles` are those found in games played here: a game up to there, and the answer. `id` is made of
-- the question, so that two processes that find the same one keep it once; no table, server or person
-- is named. `puzzle_answers` is everybody's first answer, to these and to those that come with the bot.

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;
CREATE INDEX puzzles_of_a_game ON puzzles (game, version);

CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    puzzle_id INTEGER NOT NULL,
    found INTEGER NOT NULL,
    answered_at TEXT NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_to_a_puzzle ON puzzle_answers (puzzle_id, found);

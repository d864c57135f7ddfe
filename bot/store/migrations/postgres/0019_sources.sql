-- Why: the puzzles found here are kept for good, and one person's games could fill all the room there is.
-- `user_id` says who hosted the game that a puzzle comes from, so that each has a share; NULL where nobody
-- did, they were forgotten, or it was kept before.

ALTER TABLE puzzles ADD COLUMN user_id bigint;

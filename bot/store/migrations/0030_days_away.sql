-- Why: the days away of a person stop their clocks for a limited time in each game: `away` is for how many
-- seconds they have stopped so far.

ALTER TABLE seats ADD COLUMN away bigint NOT NULL DEFAULT 0;

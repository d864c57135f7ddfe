-- Why: see the same step of a file.

ALTER TABLE seats ADD COLUMN away bigint NOT NULL DEFAULT 0;

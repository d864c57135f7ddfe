-- Why: see the same step of a file.

ALTER TABLE people ADD COLUMN at_once boolean NOT NULL DEFAULT false;

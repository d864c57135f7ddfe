-- Why: a pace can be a bank, which runs down over all turns of a person: `used` is how much of it they have used.

ALTER TABLE seats ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

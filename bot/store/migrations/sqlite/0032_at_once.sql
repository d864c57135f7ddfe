-- Why: a person may choose that a button which names their whole move plays it at once, without Confirm.

ALTER TABLE people ADD COLUMN at_once INTEGER NOT NULL DEFAULT 0;

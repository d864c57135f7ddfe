-- Why: a person may choose that a button which names their whole move plays it at once, without Confirm.

ALTER TABLE people ADD COLUMN at_once boolean NOT NULL DEFAULT false;

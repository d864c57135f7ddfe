-- Why: computers play at three levels, and what was the only one is the middle one now. A table
-- may forbid hints, and whoever used one is known by it in the result.

UPDATE seats SET computer = 'normal' WHERE computer = 'sensible';
UPDATE results SET level = 'normal' WHERE level = 'sensible';

ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;

-- Why: see the same step of a file.

ALTER TABLE tables ADD COLUMN place text NOT NULL DEFAULT 'server'
    CHECK (place IN ('server', 'direct', 'group', 'visited'));

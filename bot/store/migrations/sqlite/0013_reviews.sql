-- Why: a review takes the better part of a minute to make, so it is made once and kept with its table.
-- `version` is that of whoever made it: a better one makes it anew. `content` speaks of seats alone.

CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;

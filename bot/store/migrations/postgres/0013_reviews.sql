-- Why: see the same step of a file.

CREATE TABLE reviews (
    table_id bigint PRIMARY KEY REFERENCES tables (id),
    version integer NOT NULL,
    content text NOT NULL
);

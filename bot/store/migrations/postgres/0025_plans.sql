-- Why: see the same step of a file.

CREATE TABLE plans (
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    turn bigint NOT NULL,
    content text NOT NULL,
    begun_at bigint,
    dropped text NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX plans_of_a_person ON plans (user_id);
CREATE INDEX plans_begun ON plans (table_id) WHERE begun_at IS NOT NULL;

BEGIN TRANSACTION;
CREATE TABLE blocks (
    user_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "blocks" VALUES(812000000000000001,812000000000000003,'Cy');
CREATE TABLE daily_deals (
    day TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    fixed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "daily_deals" VALUES('2026-11-24','0000000000000000000000000000000000000000000000000000000000000000','2026-11-24T12:00:00+00:00');
CREATE TABLE daily_tries (
    table_id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL
) STRICT;
INSERT INTO "daily_tries" VALUES(1882740942176963217,812000000000000001,712000000000000001,'splendor','2026-11-24','Ada');
CREATE TABLE entrants (
    season_id INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    joined_at TEXT NOT NULL,
    ready INTEGER NOT NULL DEFAULT 0,
    division INTEGER,
    points INTEGER NOT NULL DEFAULT 0,
    left_at TEXT,
    void INTEGER NOT NULL DEFAULT 0,
    instead_of INTEGER,
    place INTEGER,
    away_seconds INTEGER NOT NULL DEFAULT 0,
    away_until TEXT,
    PRIMARY KEY (season_id, entry)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrants" VALUES(1,1,812000000000000001,'Ada','2026-11-24T12:00:00+00:00',1,0,0,NULL,0,NULL,NULL,0,NULL);
CREATE TABLE fixtures (
    season_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    division INTEGER NOT NULL,
    round INTEGER NOT NULL,
    stage TEXT NOT NULL,
    entries TEXT NOT NULL,
    absent TEXT NOT NULL DEFAULT '[]',
    places TEXT,
    table_id INTEGER,
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "fixtures" VALUES(1,1,0,0,'open','[1]','[]',NULL,NULL);
CREATE TABLE follow_messages (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740862485236589);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740870873385962);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740879262691852);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740887650780789);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740896039934941);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740912816835686);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740933788235954);
INSERT INTO "follow_messages" VALUES(812000000000000001,1882740942176963217);
CREATE TABLE follows (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    followed_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    until_at TEXT,
    PRIMARY KEY (user_id, table_id, followed_id, guild_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "follows" VALUES(812000000000000001,0,812000000000000002,712000000000000001,'ja','2026-12-24T12:00:00+00:00');
CREATE TABLE leftovers (
    message_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    caption TEXT NOT NULL,
    picture INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "leftovers" VALUES(1,712000000000000001,612000000000000000,'A board.',1);
CREATE TABLE level_ratings (
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    games INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    ended_at TEXT NOT NULL,
    PRIMARY KEY (game, level, games)
) STRICT, WITHOUT ROWID;
INSERT INTO "level_ratings" VALUES('seekers','easy',1,16.7,0.7,'2026-11-24T12:01:24+00:00');
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'0001_tables');
INSERT INTO "migrations" VALUES(2,'0002_lessons');
INSERT INTO "migrations" VALUES(3,'0003_house');
INSERT INTO "migrations" VALUES(4,'0004_note');
INSERT INTO "migrations" VALUES(5,'0005_rematch');
INSERT INTO "migrations" VALUES(6,'0006_servers');
INSERT INTO "migrations" VALUES(7,'0007_levels');
INSERT INTO "migrations" VALUES(8,'0008_weeks');
INSERT INTO "migrations" VALUES(9,'0009_places');
INSERT INTO "migrations" VALUES(10,'0010_results');
INSERT INTO "migrations" VALUES(11,'0011_language');
INSERT INTO "migrations" VALUES(12,'0012_records');
INSERT INTO "migrations" VALUES(13,'0013_reviews');
INSERT INTO "migrations" VALUES(14,'0014_puzzles');
INSERT INTO "migrations" VALUES(15,'0015_classic_messages');
INSERT INTO "migrations" VALUES(16,'0016_names');
INSERT INTO "migrations" VALUES(17,'0017_forgotten');
INSERT INTO "migrations" VALUES(18,'0018_fair_play');
INSERT INTO "migrations" VALUES(19,'0019_sources');
INSERT INTO "migrations" VALUES(20,'0020_lobbies');
INSERT INTO "migrations" VALUES(21,'0021_levels');
INSERT INTO "migrations" VALUES(22,'0022_blocks');
INSERT INTO "migrations" VALUES(23,'0023_clocks');
INSERT INTO "migrations" VALUES(24,'0024_queue');
INSERT INTO "migrations" VALUES(25,'0025_plans');
INSERT INTO "migrations" VALUES(26,'0026_sealed');
INSERT INTO "migrations" VALUES(27,'0027_daily');
INSERT INTO "migrations" VALUES(28,'0028_seasons');
INSERT INTO "migrations" VALUES(29,'0029_splendor_levels');
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    made_at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(1882740862485236589,0,0,'take:wgk','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,1,1,'take:wgk','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,2,2,'take:wgk','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,3,0,'take:wgk','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,4,1,'take:wgk','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,5,2,'take:rr','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,6,0,'buy:1r5','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740862485236589,7,-1,'deal:1b8','2026-11-24T12:00:11+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,0,0,'seek:5:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,1,1,'seek:5:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,2,1,'seek:2:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,3,0,'seek:1:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,4,1,'seek:3:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,5,0,'seek:1:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740870873385962,6,1,'seek:4:left','2026-11-24T12:00:19+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,0,0,'seek:5c:left','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,1,1,'seek:4a:right','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,2,0,'seek:1:left','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,3,0,'place:right','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,4,1,'seek:1:left','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,5,1,'place:left','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740879262691852,6,1,'seek:2:left','2026-11-24T12:00:27+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,0,0,'valid:r','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,1,0,'seek:5c:left','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,2,1,'valid:r','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,3,1,'seek:1b:left','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,4,0,'valid:r','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,5,0,'seek:2c:18','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740887650780789,6,1,'valid:r','2026-11-24T12:00:35+00:00');
INSERT INTO "moves" VALUES(1882740896039934941,0,0,'take:ww','2026-11-24T12:00:47+00:00');
INSERT INTO "moves" VALUES(1882740896039934941,1,1,'take:wgk','2026-11-24T12:00:47+00:00');
INSERT INTO "moves" VALUES(1882740896039934941,2,2,'take:wgk','2026-11-24T12:00:47+00:00');
INSERT INTO "moves" VALUES(1882740896039934941,3,0,'take:wbk','2026-11-24T12:00:51+00:00');
INSERT INTO "moves" VALUES(1882740912816835686,0,0,'take:gg','2026-11-24T12:01:03+00:00');
INSERT INTO "moves" VALUES(1882740912816835686,1,1,'take:wgr','2026-11-24T12:01:03+00:00');
INSERT INTO "moves" VALUES(1882740912816835686,2,2,'take:wgr','2026-11-24T12:01:03+00:00');
INSERT INTO "moves" VALUES(1882740912816835686,3,0,'take:wgr','2026-11-24T12:01:07+00:00');
INSERT INTO "moves" VALUES(1882740912816835686,4,1,'take:wbr','2026-11-24T12:01:11+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,0,0,'seek:4:left','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,1,1,'seek:4:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,2,1,'seek:3:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,3,0,'seek:5:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,4,0,'seek:5:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,5,1,'seek:3:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,6,0,'seek:1:left','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,7,1,'seek:1:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,8,1,'seek:2:left','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,9,0,'seek:3:left','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,10,0,'seek:2:right','2026-11-24T12:01:27+00:00');
INSERT INTO "moves" VALUES(1882740942176963217,11,1,'seek:2:right','2026-11-24T12:01:27+00:00');
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "notes" VALUES('commands','the commands of this version');
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    reminders TEXT NOT NULL CHECK (reminders IN ('channel', 'direct', 'both', 'none')),
    quiet_from INTEGER,
    quiet_to INTEGER,
    zone TEXT NOT NULL,
    away_until TEXT
, hidden INTEGER NOT NULL DEFAULT 0, language TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "people" VALUES(812000000000000001,'direct',1320,420,'Europe/Berlin',NULL,0,'ja');
CREATE TABLE plans (
    table_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    content TEXT NOT NULL,
    begun_at INTEGER,
    dropped TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "plans" VALUES(1882740942176963218,812000000000000002,3,'[[[["take:wbg", ""]]], ["return:w"]]',NULL,'');
CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    puzzle_id INTEGER NOT NULL,
    found INTEGER NOT NULL,
    answered_at TEXT NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_answers" VALUES(812000000000000001,1,1,'2026-11-24T12:00:00+00:00');
CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    content TEXT NOT NULL
, user_id INTEGER) STRICT;
INSERT INTO "puzzles" VALUES(1,'splendor',1,'{}',812000000000000001);
CREATE TABLE queue (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    parent_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    table_language TEXT NOT NULL,
    fewest INTEGER NOT NULL,
    most INTEGER NOT NULL,
    apart INTEGER NOT NULL,
    rated TEXT NOT NULL,
    since_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    meanwhile_id INTEGER,
    table_id INTEGER,
    table_guild_id INTEGER,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, game, pace)
) STRICT, WITHOUT ROWID;
INSERT INTO "queue" VALUES(812000000000000001,'splendor','1d',712000000000000001,612000000000000000,612000000000000000,'Ada','ja','en',2,4,200,'yes','2026-11-24T12:00:00+00:00','2026-12-01T12:00:00+00:00',1882740942176963217,NULL,NULL,0);
CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    weight REAL NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, pool, guild_id, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(812000000000000001,'seekers','people',0,1882740942176963217,494,'2026-11-24T12:01:24+00:00',2.47803842089049588528e+01,8.31137601173784368313e+00,8.33333333333333287074e-02,0);
INSERT INTO "ratings" VALUES(812000000000000001,'seekers','people',712000000000000001,1882740942176963217,494,'2026-11-24T12:01:24+00:00',2.47803842089049588528e+01,8.31137601173784368313e+00,8.33333333333333287074e-02,0);
INSERT INTO "ratings" VALUES(812000000000000002,'seekers','people',0,1882740942176963217,511,'2026-11-24T12:01:24+00:00',2.52196157910950411471e+01,8.31137601173784368313e+00,8.33333333333333287074e-02,1);
INSERT INTO "ratings" VALUES(812000000000000002,'seekers','people',712000000000000001,1882740942176963217,511,'2026-11-24T12:01:24+00:00',2.52196157910950411471e+01,8.31137601173784368313e+00,8.33333333333333287074e-02,1);
CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;
INSERT INTO "records" VALUES(1882740957904972748,712000000000000001,612000000000000000,'{"format": "tabletop-record/1", "game": "splendor", "seats": 2, "options": {"target": 15}, "setup": {"rows": {"1": ["1g6", "1w8", "1g3", "1b8"], "2": ["2k4", "2r2", "2k1", "2r5"], "3": ["3r4", "3b1", "3k2", "3w4"]}, "nobles": ["n6", "n1", "n7"]}, "moves": []}');
CREATE TABLE results (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL DEFAULT 0,
    options TEXT NOT NULL DEFAULT '{}',
    user_id INTEGER,
    level TEXT,
    place INTEGER,
    score INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('played-out', 'resigned', 'timed-out', 'called-off')),
    ended_at TEXT NOT NULL,
    hinted INTEGER NOT NULL DEFAULT 0,
    undone INTEGER NOT NULL DEFAULT 0,
    colours TEXT NOT NULL DEFAULT '',
    seats INTEGER NOT NULL DEFAULT 0,
    people INTEGER NOT NULL DEFAULT 0,
    length INTEGER NOT NULL DEFAULT 0,
    rated INTEGER NOT NULL DEFAULT 0,
    settled INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1882740942176963217,0,'seekers',712000000000000001,'{"sheet": 1, "order": 3, "mode": "basic", "declare": "auto"}',812000000000000001,NULL,2,10,6,'played-out','2026-11-24T12:01:24+00:00',0,0,'rpb',2,2,12,1,1);
INSERT INTO "results" VALUES(1882740942176963217,1,'seekers',712000000000000001,'{"sheet": 1, "order": 3, "mode": "basic", "declare": "auto"}',812000000000000002,NULL,1,10,6,'played-out','2026-11-24T12:01:24+00:00',0,0,'ygb',2,2,12,1,1);
INSERT INTO "results" VALUES(1882740950565219311,0,'splendor',712000000000000001,'{"target": 15}',812000000000000001,NULL,NULL,0,0,'called-off','2026-11-24T12:01:32+00:00',0,0,'',3,2,0,0,0);
INSERT INTO "results" VALUES(1882740950565219311,1,'splendor',712000000000000001,'{"target": 15}',812000000000000002,NULL,NULL,0,0,'called-off','2026-11-24T12:01:32+00:00',0,0,'',3,2,0,0,0);
INSERT INTO "results" VALUES(1882740950565219311,2,'splendor',712000000000000001,'{"target": 15}',NULL,'normal',NULL,0,0,'called-off','2026-11-24T12:01:32+00:00',0,0,'',3,2,0,0,0);
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT;
INSERT INTO "reviews" VALUES(1882740942176963217,1,'{}');
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    weeks INTEGER NOT NULL,
    most INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    language TEXT NOT NULL,
    stage TEXT NOT NULL,
    starts_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    due_at TEXT,
    previous_id INTEGER,
    stale INTEGER NOT NULL DEFAULT 1,
    message_id INTEGER,
    check_id INTEGER,
    winners_id INTEGER
) STRICT;
INSERT INTO "seasons" VALUES(1,712000000000000001,612000000000000000,'season',1,'splendor',2,'1d',3,2,1,'ja','running','2026-11-24T12:00:00+00:00','2026-12-15T12:00:00+00:00','2026-11-24T12:00:00+00:00',NULL,1,5,6,7);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    resigned INTEGER NOT NULL DEFAULT 0, asked INTEGER NOT NULL DEFAULT 0, hinted INTEGER NOT NULL DEFAULT 0, deputy TEXT, missed INTEGER NOT NULL DEFAULT 0, past TEXT NOT NULL DEFAULT '', turns INTEGER NOT NULL DEFAULT 0, ends INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0, cut TEXT DEFAULT '',
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1882740858290316891,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740858290316891,1,NULL,'Robin','strong',0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740858290316891,2,812000000000000003,'Cy',NULL,0,1,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740862485236589,0,NULL,'Robin','normal',0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740862485236589,1,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',2,0,0,'');
INSERT INTO "seats" VALUES(1882740862485236589,2,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',2,0,0,'');
INSERT INTO "seats" VALUES(1882740870873385962,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',3,0,0,'');
INSERT INTO "seats" VALUES(1882740870873385962,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',4,0,0,'');
INSERT INTO "seats" VALUES(1882740879262691852,0,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',2,0,0,'');
INSERT INTO "seats" VALUES(1882740879262691852,1,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',3,0,0,'');
INSERT INTO "seats" VALUES(1882740887650780789,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',2,0,0,'');
INSERT INTO "seats" VALUES(1882740887650780789,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',1,0,0,'');
INSERT INTO "seats" VALUES(1882740896039934941,0,NULL,'Robin','normal',0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740896039934941,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',1,0,0,'');
INSERT INTO "seats" VALUES(1882740896039934941,2,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',1,0,0,'');
INSERT INTO "seats" VALUES(1882740912816835686,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',2,0,0,'');
INSERT INTO "seats" VALUES(1882740912816835686,1,NULL,'Robin','normal',0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740912816835686,2,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',1,0,0,'');
INSERT INTO "seats" VALUES(1882740933788235954,0,NULL,'Robin','normal',0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740933788235954,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740933788235954,2,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740942176963217,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',6,0,0,'');
INSERT INTO "seats" VALUES(1882740942176963217,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',6,0,0,'');
INSERT INTO "seats" VALUES(1882740950565219311,0,812000000000000001,'Ada',NULL,0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740950565219311,1,812000000000000002,'Bo',NULL,0,0,0,NULL,0,'',0,0,0,'');
INSERT INTO "seats" VALUES(1882740950565219311,2,NULL,'Robin','normal',0,0,0,NULL,0,'',0,0,0,'');
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    stand TEXT NOT NULL CHECK (stand IN ('channel', 'thread')),
    boards TEXT NOT NULL CHECK (boards IN ('all', 'two'))
, language TEXT NOT NULL DEFAULT '', pace TEXT NOT NULL DEFAULT 'none', channels TEXT NOT NULL DEFAULT '[]', callers TEXT NOT NULL DEFAULT 'moderators', reminders INTEGER NOT NULL DEFAULT 1, most_tables INTEGER NOT NULL DEFAULT 50, most_each INTEGER NOT NULL DEFAULT 5, role_id INTEGER NOT NULL DEFAULT 0, chosen INTEGER NOT NULL DEFAULT 1, week_channel_id INTEGER NOT NULL DEFAULT 0, week_told INTEGER NOT NULL DEFAULT 0, across INTEGER NOT NULL DEFAULT 0, unopened INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "servers" VALUES(712000000000000001,'thread','two','ja','1d','[612000000000000000]','moderators',1,50,5,0,1,0,0,0,0);
CREATE TABLE standings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    guild_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL, name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, game, pool, guild_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(812000000000000001,'seekers','people',0,2.47803842089049588528e+01,8.31137601173784368313e+00,1,0,494,'Ada');
INSERT INTO "standings" VALUES(812000000000000001,'seekers','people',712000000000000001,2.47803842089049588528e+01,8.31137601173784368313e+00,1,0,494,'Ada');
INSERT INTO "standings" VALUES(812000000000000002,'seekers','people',0,2.52196157910950411471e+01,8.31137601173784368313e+00,1,1,511,'Bo');
INSERT INTO "standings" VALUES(812000000000000002,'seekers','people',712000000000000001,2.52196157910950411471e+01,8.31137601173784368313e+00,1,1,511,'Bo');
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'called-off')),
    host_id INTEGER NOT NULL,
    options TEXT NOT NULL,
    seating TEXT NOT NULL CHECK (seating IN ('joined', 'random')),
    setup TEXT,
    language TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER,
    message_id INTEGER,
    caption TEXT NOT NULL DEFAULT '',
    opened_at TEXT NOT NULL
, lesson INTEGER NOT NULL DEFAULT 0, version INTEGER NOT NULL DEFAULT 1, computer_asked INTEGER NOT NULL DEFAULT 0, has_results INTEGER NOT NULL DEFAULT 0, note TEXT, rematch INTEGER NOT NULL DEFAULT 0, earlier_id INTEGER, earlier_caption TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL DEFAULT 1, pace TEXT NOT NULL DEFAULT 'none', late TEXT NOT NULL DEFAULT 'ask', asleep INTEGER NOT NULL DEFAULT 0, offer TEXT, touched_at TEXT, clock TEXT, since TEXT, due_at TEXT, place TEXT NOT NULL DEFAULT 'server'
    CHECK (place IN ('server', 'direct', 'group', 'visited')), rated INTEGER NOT NULL DEFAULT 1, begins TEXT, forgotten INTEGER NOT NULL DEFAULT 0, starts_at TEXT, start_notices INTEGER NOT NULL DEFAULT 0, sought INTEGER NOT NULL DEFAULT 0, on_time INTEGER NOT NULL DEFAULT 0, kept_until TEXT, sealed TEXT, season_id INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES(1882740858290316891,712000000000000001,612000000000000000,'splendor','lobby',812000000000000001,'{"target": 18}','random',NULL,'en',2,2,7530963433160704000,'### Splendor: a new table
-# to 18 prestige · seats drawn at random · rated, so no hints
1. **Ada** · host
2. **Robin** · computer, strong
3. **Cy** · invited','2026-11-24T12:00:03+00:00',0,1,0,0,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:00:00+00:00',NULL,NULL,'2026-11-25T12:00:00+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740862485236589,712000000000000001,612000000000000001,'splendor','playing',812000000000000001,'{"target": 15}','random','{"rows": {"1": ["1w8", "1r8", "1r5", "1r7"], "2": ["2r3", "2g1", "2k2", "2b1"], "3": ["3w4", "3r4", "3w1", "3r1"]}, "nobles": ["n7", "n1", "n8", "n3"]}','en',12,12,7530963449937920000,'-# Splendor
**Bo** takes 2 red.
**Robin** buys 1r5 (red) for 2 white, 1 green and 2 black. 1b8 (blue, 1 prestige) is turned up.','2026-11-24T12:00:07+00:00',0,1,0,0,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:00:08+00:00',NULL,NULL,'2026-11-25T12:00:08+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740870873385962,712000000000000001,612000000000000002,'seekers','playing',812000000000000001,'{"sheet": 1, "order": 3, "mode": "basic", "declare": "auto"}','random','{"dungeon": "r$$prbybb*gypgggpybgbyppbyy$rrbrgrprypg", "seekers": ["1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5"], "colour_cards": ["", ""]}','en',10,10,7530963483492352000,'-# 12 Seekers
**Bo** sends seeker 4 to the left end: yellow, blue, green, blue.','2026-11-24T12:00:15+00:00',0,1,0,0,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:00:16+00:00',NULL,NULL,'2026-11-25T12:00:16+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740879262691852,712000000000000001,612000000000000003,'seekers','playing',812000000000000001,'{"sheet": 7, "order": 3, "mode": "advanced", "declare": "auto"}','random','{"dungeon": "$rpgbbybgpbbbpp$gpgrrgyby*rp$rrpryyygyg", "seekers": ["1", "1", "2", "2", "2", "3", "3", "3c", "4a", "4c", "5", "5c"], "colour_cards": ["", ""]}','en',10,10,7530963517046784000,'-# 12 Seekers
**Bo** sends seeker 1 to the left end: blue. **Bo** adds blue to the right end of the row.
**Ada** sends seeker 1 to the left end: yellow. **Ada** adds yellow to the left end of the row.
**Ada** sends seeker 2 to the left end: blue, green.','2026-11-24T12:00:23+00:00',0,1,0,0,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:00:24+00:00',NULL,NULL,'2026-11-25T12:00:24+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740887650780789,712000000000000001,612000000000000004,'seekers','playing',812000000000000001,'{"sheet": 20, "order": 3, "mode": "chaos", "declare": "auto"}','random','{"dungeon": "b$*ypbpbyyrgbgbygbpyrpgr$yprgry$rbgprgp", "seekers": ["1b", "1c", "2a", "2c", "2d", "3a", "3c", "3d", "4b", "4c", "5b", "5c"], "colour_cards": ["", ""]}','en',10,10,7530963550601216000,'-# 12 Seekers
**Ada** names red as the valid colour. **Ada** sends seeker 2c to gems 18 and 19: red, gold.
**Bo** names red as the valid colour.','2026-11-24T12:00:31+00:00',0,1,0,0,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:00:32+00:00',NULL,NULL,'2026-11-25T12:00:32+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740896039934941,712000000000000001,612000000000000005,'splendor','playing',812000000000000001,'{"target": 15}','random','{"rows": {"1": ["1r7", "1w8", "1w2", "1g4"], "2": ["2g1", "2b5", "2g2", "2k2"], "3": ["3b3", "3g1", "3w4", "3k3"]}, "nobles": ["n9", "n4", "n7", "n8"]}','en',8,8,7530963584155648000,'-# Splendor
**Ada** takes white, green and black.
**Robin** takes white, blue and black.','2026-11-24T12:00:39+00:00',0,1,0,0,NULL,0,NULL,'',1,'1d','ask',0,NULL,'2026-11-24T12:00:48+00:00','[1, 2, 812000000000000002, 86400, 0, null, false, false]','2026-11-24T12:00:00+00:00','2026-11-25T00:00:00+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740912816835686,712000000000000001,612000000000000006,'splendor','playing',812000000000000001,'{"target": 15}','random','{"rows": {"1": ["1r2", "1b2", "1w3", "1b3"], "2": ["2g3", "2r5", "2g5", "2r4"], "3": ["3r2", "3k2", "3b4", "3k1"]}, "nobles": ["n8", "n4", "n1", "n9"]}','en',9,9,7530963651264512000,'-# Splendor
**Ada** takes white, green and red.
**Robin** takes white, blue and red.','2026-11-24T12:00:55+00:00',0,1,0,0,NULL,0,NULL,'',1,'1d','ask',0,NULL,'2026-11-24T12:01:08+00:00','[0, 2, 812000000000000001, 86400, 0, null, false, false]','2026-11-24T12:00:00+00:00','2027-01-23T12:01:08+00:00','server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740933788235954,712000000000000001,612000000000000007,'splendor','playing',812000000000000001,'{"target": 15}','random','{"rows": {"1": ["1w4", "1g4", "1b1", "1b6"], "2": ["2k5", "2w2", "2b4", "2w3"], "3": ["3w3", "3g2", "3k3", "3b2"]}, "nobles": ["n7", "n5", "n3", "n1"]}','en',5,NULL,NULL,'','2026-11-24T12:01:15+00:00',0,1,1,0,NULL,0,NULL,'',1,'none','ask',1,NULL,'2026-11-24T12:01:16+00:00',NULL,NULL,NULL,'server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740942176963217,712000000000000001,612000000000000008,'seekers','finished',812000000000000001,'{"sheet": 1, "order": 3, "mode": "basic", "declare": "auto"}','random','{"dungeon": "$pyprbybrrgbyp$gpb*ygbr$gbprbpprgyrgygy", "seekers": ["1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5"], "colour_cards": ["", ""]}','en',15,15,7530963768705024000,'-# 12 Seekers
**Bo** sends seeker 2 to the right end: gold, green.
### Both have 10 points; **Bo** wins with the lower sum of powers, 15 to 20.
1. **Bo**: 9 from the sheet + 1 gold + 0 in play = 10 (rainbow as yellow), sum of powers 15
2. **Ada**: 8 from the sheet + 2 gold + 0 in play = 10, sum of powers 20','2026-11-24T12:01:23+00:00',0,1,0,1,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:01:24+00:00',NULL,NULL,NULL,'server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
INSERT INTO "tables" VALUES(1882740950565219311,712000000000000001,612000000000000009,'splendor','called-off',812000000000000001,'{"target": 15}','random','{"rows": {"1": ["1k3", "1r8", "1b8", "1w5"], "2": ["2r6", "2w2", "2w3", "2w5"], "3": ["3b2", "3k4", "3k2", "3b3"]}, "nobles": ["n5", "n6", "n10", "n3"]}','en',5,NULL,NULL,'','2026-11-24T12:01:31+00:00',0,1,0,1,NULL,0,NULL,'',1,'none','ask',0,NULL,'2026-11-24T12:01:32+00:00',NULL,NULL,NULL,'server',1,NULL,0,NULL,0,0,0,NULL,NULL,0);
CREATE TABLE timed_turns (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    in_time INTEGER NOT NULL,
    ended_at TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id, turn)
) STRICT, WITHOUT ROWID;
INSERT INTO "timed_turns" VALUES(812000000000000001,1882740912816835686,2,712000000000000001,1,'2026-11-24T12:01:06+00:00');
CREATE INDEX tables_not_shown ON tables (id) WHERE shown IS NULL OR shown <> revision;
CREATE INDEX tables_of_a_channel ON tables (channel_id, id);
CREATE INDEX tables_computer_asked ON tables (id) WHERE computer_asked;
CREATE INDEX tables_without_results ON tables (id) WHERE stage = 'finished' AND NOT has_results;
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE stage IN ('lobby', 'playing') AND NOT asleep;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX open_tables_of_a_server ON tables (guild_id) WHERE stage IN ('lobby', 'playing');
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_of_a_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_not_settled ON results (ended_at, table_id) WHERE rated AND NOT settled;
CREATE INDEX standings_in_order ON standings (game, pool, guild_id, points DESC, user_id);
CREATE INDEX records_of_a_channel ON records (channel_id, id);
CREATE INDEX puzzles_of_a_game ON puzzles (game, version);
CREATE INDEX answers_to_a_puzzle ON puzzle_answers (puzzle_id, found);
CREATE INDEX ratings_in_order ON ratings (game, pool, guild_id, ended_at, user_id, weight, won);
CREATE INDEX rated_games_being_played ON tables (game) WHERE stage = 'playing' AND rated;
CREATE INDEX blocks_of_a_person ON blocks (blocked_id);
CREATE INDEX follows_of_table ON follows (table_id);
CREATE INDEX follows_of_person ON follows (followed_id);
CREATE INDEX results_of_server ON results (guild_id, ended_at);
CREATE INDEX plans_of_a_person ON plans (user_id);
CREATE INDEX plans_begun ON plans (table_id) WHERE begun_at IS NOT NULL;
CREATE INDEX tables_sealed ON tables (guild_id) WHERE sealed IS NOT NULL;
CREATE UNIQUE INDEX one_daily_try ON daily_tries (user_id, game, day);
CREATE INDEX daily_tries_by_day ON daily_tries (day, game);
CREATE INDEX seasons_of_server ON seasons (guild_id, id);
CREATE INDEX seasons_due ON seasons (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX season_after ON seasons (previous_id) WHERE previous_id IS NOT NULL;
CREATE UNIQUE INDEX entrants_of_person ON entrants (user_id, season_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX fixtures_of_table ON fixtures (table_id) WHERE table_id IS NOT NULL;
COMMIT;

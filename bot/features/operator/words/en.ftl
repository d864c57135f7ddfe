button-host = Refresh
button-host-backup = Back up now
button-host-check = Check the database
button-host-errors = Last errors
host-title = ### How I’m doing
host-well = **All is well.** You don’t need to do anything.
host-version = Version { $version }, started { $at }
host-newer = **{ $version } is out**
host-counts = Servers: { $servers } · open tables: { $tables }
host-today = Turns today: { $turns } · errors: { $errors }
host-backup-off = Backups: off (`FACET_BACKUP=off`)
host-backup-none = Backups: I’ll make the first one within half an hour
host-backup-good = Backup { $at }, checked: { $line }
host-backup-bad = Backup { $at }: failed · the last good one: { $good }
host-machine = Free on the disk: { $free } MB · memory: { $used } of { $most } MB · connection to Discord: { $ms } ms
host-left-out = **A game is left out**: `{ $why }`
host-backed-up = **Backed up.** { $line }
host-not-backed-up = **No backup was made**: `{ $line }`
host-backup-under-way = **A backup is being made already**, so I didn’t begin another one. Try again in a few minutes.
host-checked = **The database is fine**, and every open table can be continued.
host-check-bad = **The database has a problem**: `{ $line }`
host-no-errors = No errors since I started.
host-warning-disk = **My disk is nearly full**: { $free } MB are free. Make room on the machine that I run on; until then I may be unable to save moves or make backups.
host-warning-backup = **My backup failed**: `{ $reason }`. I try again every six hours, and keep the older backups. **Back up now** in `/facet host` tries at once.
host-warning-backup-old = **My last backup is from { $day }.** The log says why I haven’t made one since. **Back up now** in `/facet host` makes one at once.
host-warning-pg-dump = **My PostgreSQL database isn’t backed up**: `pg_dump` isn’t installed where I run. Install PostgreSQL’s client there, or set `FACET_BACKUP=off` and back it up yourself.
host-warning-clock = **The clock of the machine I run on is { $seconds } s off.** Set it: `timedatectl set-ntp true`. I correct for it, but logs and backups have the wrong time.
host-warning-commands = **Discord doesn’t accept my commands**, so people may see old ones or none. I keep trying; the log has Discord’s reason, and `{ $line }` says what to do.
host-warning-emojis = **Some of my emojis aren’t uploaded**, so I use plain ones instead. I keep trying; `{ $line }` uploads them at once.
host-warning-errors = **More errors than usual**: { $today } today, { $usual } on other days. **Last errors** in `/facet host` shows where they happened, and the log has the details under their numbers.
host-warning-memory = **My memory is near its limit**: { $used } of { $most } MB. Raise the limit (`MemoryMax=` or `--memory`), or let me serve fewer servers per process.
host-warning-servers = **I’m in { $servers } servers**, and Discord doesn’t let an application that it hasn’t verified into more than 100. Ask for verification in the developer portal; it takes a while.
refused-not-owner = This page is for whoever runs this bot: only the owner of its application at Discord, or of the team it belongs to, can open it.
refused-no-backup = I was started without backups, so there’s nothing to press here. Start the bot itself: the service, the container, or `make run`.
command-host = host
facet-host-about = How the bot is doing, for whoever runs it

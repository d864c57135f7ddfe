"""The whole world in one thread on virtual time: one seed decides every order and every fault.

The same seed gives the same history to the last byte. A storm has people who press, choose and type
at the same time, a Discord and a database that fail, and bots that die at any `await`; a judge that
knows nothing of the bot's code looks on. From the bottom up:

    loop        virtual time, and the order of what is ready
    alike       what one Python does in other steps than another
    guard       no clock, no chance and no thread but the storm's
    server      claims and locks of processes that share a database
    database    the store on a SQLite file whose work is a step of the loop, and what fails there
    computers   answers of computers as steps of the loop
    pictures    which storms draw any
    trace       what follows from each interaction
    network     Discord's side of each bot's connection, and what fails there
    staging     all of this together, and its clean end
    script      what is done, step by step, as text
    sight       what people see, and saw earlier
    acting      what a step of theirs means
    typed       the commands and forms that somebody may type
    scene       what a handful of them do within seconds; habits and pastimes make it up
    clashes     scenes in which several do what belongs together in the same instant
    polls       scenes in which everybody plays one seat, or two channels play each other
    exercises   what people do alone: challenges, the trainer
    ambushes    scenes in which the world strikes at the worst moment
    people      who is there, and what a storm is about
    reach       how far storms come
    forecast    what strikes, and when
    weather     how it strikes, and heals
    judge       what must be true
    history     what happened, and its digest
    storm       one seed, or one script, from its beginning to its end
    shrink      the fewest steps that still fail
    known       faults that can be put back, to see whether a storm finds them
"""

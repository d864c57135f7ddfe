-- Why: Splendor's levels play otherwise now, so they start again from their measured strength.

DELETE FROM level_ratings WHERE game = 'splendor';

/** What stored rows need beside new columns. */
interface RowChange {
  /** Name of the migration that does it to a database in place. A backup from before it gets it as it is restored. */
  migration: string;
  statements: readonly string[];
}

const LATER_ALLERGENS = `'{sesame,mustard,celery,lupin,sulphites}'::text[]`;
const KINDS_OF_SHELLFISH = `case when 'shellfish' = any(contains || unsure) then '{crustaceans,molluscs}'::text[] else '{}' end`;

/**
 * Six more allergens, and the two kinds of shellfish. What was stated before says nothing of them, so it is unsure of
 * them: the catalogue's foods until it is loaded, recipes until their lines are read again, and foods that were stated
 * by hand until somebody says more. A food's kinds of shellfish follow from its shellfish as it is read.
 */
export const FOURTEEN_ALLERGENS: RowChange = {
  migration: '20261125033000-fourteen-allergens',
  statements: [
    `update "food" set "unsure" = coalesce("unsure", '{}') || ${LATER_ALLERGENS} where "contains" is not null or "unsure" is not null`,
    `update "recipe" set "unsure" = "unsure" || ${LATER_ALLERGENS} || ${KINDS_OF_SHELLFISH}`,
  ],
};

/** All of them, oldest first. What is here never changes: databases have been migrated by it. */
export const ROW_CHANGES: readonly RowChange[] = [FOURTEEN_ALLERGENS];

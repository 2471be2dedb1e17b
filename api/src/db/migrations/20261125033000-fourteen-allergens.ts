import { Migration } from '@mikro-orm/migrations';

const NEW = `'{sesame,mustard,celery,lupin,sulphites}'::text[]`;
const KINDS = `case when 'shellfish' = any(contains || unsure) then '{crustaceans,molluscs}'::text[] else '{}' end`;

/**
 * Six more allergens, and the two kinds of shellfish. What was stated before says nothing of them, so it is unsure of
 * them: the catalogue's foods until it is loaded, recipes until their lines are read again, and foods that were stated
 * by hand until somebody says more.
 */
export class Migration20261125033000 extends Migration {
  override up(): void {
    this.addSql(
      `update "food" set "unsure" = coalesce("unsure", '{}') || ${NEW} where "contains" is not null or "unsure" is not null`,
    );
    this.addSql(`update "recipe" set "unsure" = "unsure" || ${NEW} || ${KINDS}`);
  }
}

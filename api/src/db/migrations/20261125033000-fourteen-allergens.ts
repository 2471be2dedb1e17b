import { Migration } from '@mikro-orm/migrations';
import { FOURTEEN_ALLERGENS } from '../../modules/backup/older-rows.sql.ts';

/** Six more allergens, and the two kinds of shellfish. */
export class Migration20261125033000 extends Migration {
  override up(): void {
    for (const statement of FOURTEEN_ALLERGENS.statements) this.addSql(statement);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What is guessed to be left of a food, and the act of taking it for gone. */
export class Migration20261125220300 extends Migration {
  override up(): void {
    this.addSql(`alter table "pantry_item" add "stock" jsonb null`);
    this.addSql(`alter table "pantry_change" drop constraint "pantry_change_act_check"`);
    this.addSql(`alter table "pantry_change" add constraint "pantry_change_act_check" check ("act" in ('ADDED', 'CHANGED', 'USED', 'THROWN_AWAY', 'MISTAKE', 'COOKED', 'TAKEN_FOR_GONE'))`);
  }
}

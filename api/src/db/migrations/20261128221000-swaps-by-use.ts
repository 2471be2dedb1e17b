import { Migration } from '@mikro-orm/migrations';

/** A food may stand in for another in several ways: as much of it and with other advice, by what it is used for. */
export class Migration20261128221000 extends Migration {
  override up(): void {
    this.addSql('alter table "substitute" drop constraint "substitute_pkey"');
    this.addSql('alter table "substitute" add primary key ("food_id", "use_id", "position")');
    for (const [key, column] of [
      ['substitute_food_id_foreign', 'food_id'],
      ['substitute_use_id_foreign', 'use_id'],
    ]) {
      this.addSql(`alter table "substitute" drop constraint "${key}"`);
      this.addSql(
        `alter table "substitute" add constraint "${key}" foreign key ("${column}") references "food" ("id") on delete cascade`,
      );
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Recipes that their cook deleted stay for a day, to be put back. */
export class Migration20261127040352 extends Migration {
  override up(): void {
    this.addSql(`alter table "recipe" add "deleted_by_id" text null, add "deleted_at" timestamptz null`);
    this.addSql(`alter table "recipe" add constraint "recipe_deleted_by_id_foreign" foreign key ("deleted_by_id") references "user" ("id") on delete cascade`);
    this.addSql(`create index "recipe_deleted_by_id_index" on "recipe" ("deleted_by_id")`);
  }
}

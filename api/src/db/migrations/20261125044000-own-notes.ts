import { Migration } from '@mikro-orm/migrations';

/** What cooks note beside recipes, each for themselves. */
export class Migration20261125044000 extends Migration {
  override up(): void {
    this.addSql(`create table "own_note" ("user_id" text not null, "recipe_id" text not null, "text" text not null, "written_at" timestamptz not null default now(), primary key ("user_id", "recipe_id"))`);
    this.addSql(`create index "own_note_recipe_id_index" on "own_note" ("recipe_id")`);
    this.addSql(`alter table "own_note" add constraint "own_note_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "own_note" add constraint "own_note_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
  }
}

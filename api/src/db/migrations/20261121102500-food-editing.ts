import { Migration } from '@mikro-orm/migrations';

/** Foods that admins change: what was changed by hand, merges, words that are no food, and what is needed to read recipes again. */
export class Migration20261121102500 extends Migration {
  override up(): void {
    // The tree is held in memory; nothing read this.
    this.addSql(`drop table "food_closure"`);
    this.addSql(`create table "not_food" ("locale" text not null, "phrase" text not null, primary key ("locale", "phrase"))`);
    this.addSql(`alter table "food" add "merged_into_id" text null, add "edited" text[] not null default '{}'`);
    this.addSql(`alter table "food" add constraint "food_merged_into_id_foreign" foreign key ("merged_into_id") references "food" ("id") on delete set null`);
    this.addSql(`alter table "recipe_line" add "hint" text null, add "is_no_food" boolean not null default false`);
    this.addSql(`create index "recipe_line_words_index" on "recipe_line" using gin (to_tsvector('english', text))`);
    this.addSql(`create index "recipe_line_unlinked_index" on "recipe_line" (lower(name)) where food_id is null and not is_no_food`);
    this.addSql(`create trigger not_food_announce after insert or update or delete on not_food for each statement execute function catalogue_announce()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What no recipe asks for any more, and that a recipe is gone, is told with its time, so that it need not stay for ever. */
export class Migration20261127225835 extends Migration {
  override up(): void {
    this.addSql(`alter table "food_choice" add "unasked_since" timestamptz null`);
    this.addSql(`alter table "recipe_deletion" add "deleted_at" timestamptz not null default now()`);
    this.addSql(`create or replace function recipe_bury() returns trigger language plpgsql as $$
begin
  insert into recipe_deletion (number) values (old.number)
    on conflict (number) do update set changed_xid = excluded.changed_xid, deleted_at = excluded.deleted_at;
  return old;
end $$`);
    this.addSql(`create index "recipe_line_choice_index" on "recipe_line" (choice) where choice is not null`);
  }
}

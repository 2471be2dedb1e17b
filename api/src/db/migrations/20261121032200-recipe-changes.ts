import { Migration } from '@mikro-orm/migrations';

/** What the match index keeps of a recipe; a write to anything else, such as the count of views, concerns nobody. */
const RANKED = 'status, is_creative, diet, contains, unsure, needed_foods, staple_foods, unlinked_lines, cuisine, difficulty, prep_time, cook_time, rating_sum, rating_count';

/**
 * Tells every process which recipes changed. Each write stamps the row with its transaction id; a notification says
 * that there is something to read. A reader that remembers the oldest transaction still open when it last looked
 * misses nothing, in whatever order transactions commit.
 */
export class Migration20261121032200 extends Migration {
  override up(): void {
    this.addSql(`create function recipe_stamp() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end $$`);
    this.addSql(`create trigger recipe_stamp before insert or update of ${RANKED} on recipe for each row execute function recipe_stamp()`);
    this.addSql(`create function recipe_bury() returns trigger language plpgsql as $$
begin
  insert into recipe_deletion (number) values (old.number) on conflict (number) do update set changed_xid = excluded.changed_xid;
  return old;
end $$`);
    this.addSql(`create trigger recipe_bury after delete on recipe for each row execute function recipe_bury()`);
    this.addSql(`create function catalogue_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', tg_table_name);
  return null;
end $$`);
    this.addSql(`create trigger recipe_announce after insert or delete or update of ${RANKED} on recipe for each statement execute function catalogue_announce()`);
    for (const table of ['food', 'food_name', 'food_alias', 'substitute'])
      this.addSql(`create trigger ${table}_announce after insert or update or delete on ${table} for each statement execute function catalogue_announce()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Photos of recipes. One that is deleted, also with its cook, is shown by no recipe any more: the cover is drawn again. */
export class Migration20261121100554 extends Migration {
  override up(): void {
    this.addSql(`alter table "recipe" add "photo" text null`);
    this.addSql(`create index "recipe_photo_index" on "recipe" ("photo") where photo is not null`);
    this.addSql(`create or replace function photo_let_go() returns trigger language plpgsql as $$
begin
  insert into file_removal (key) values ('photos/' || old.id) on conflict do nothing;
  update recipe set photo = null where photo = '/images/photos/' || old.id || '/' || old.version;
  return old;
end $$`);
  }
}

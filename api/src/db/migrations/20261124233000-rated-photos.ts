import { Migration } from '@mikro-orm/migrations';

/** Cooks may show with their rating what they cooked. A photo that is deleted, also with its cook, is gone from there too. */
export class Migration20261124233000 extends Migration {
  override up(): void {
    this.addSql(`alter table "rating" add "photo" text null, add "photo_status" text null`);
    this.addSql(
      `alter table "rating" add constraint "rating_photo_status_check" check ("photo_status" in ('waiting', 'shown', 'refused'))`,
    );
    this.addSql(`alter table "rating" add constraint "rating_photo_unique" unique ("photo")`);
    this.addSql(`create or replace function photo_let_go() returns trigger language plpgsql as $$
begin
  insert into file_removal (key) values ('photos/' || old.id) on conflict do nothing;
  update recipe set photo = null where photo = '/images/photos/' || old.id || '/' || old.version;
  update rating set photo = null, photo_status = null where photo = '/images/photos/' || old.id || '/' || old.version;
  return old;
end $$`);
  }
}

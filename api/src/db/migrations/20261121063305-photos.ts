import { Migration } from '@mikro-orm/migrations';

/** Photos. Whoever deletes one, or the cook it belongs to, leaves a note of its files, which are removed once that has committed. */
export class Migration20261121063305 extends Migration {
  override up(): void {
    this.addSql(`create table "file_removal" ("key" text not null, "created_at" timestamptz not null default now(), primary key ("key"))`);
    this.addSql(`create table "photo" ("id" text not null, "user_id" text null, "visitor_hash" text null, "content_type" text not null, "size" int not null, "version" int not null default 0, "width" int null, "height" int null, "stored_bytes" int not null default 0, "alt_text" text null, "seen" jsonb null, "created_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`create index "photo_user_id_index" on "photo" ("user_id")`);
    this.addSql(`create index "photo_created_at_index" on "photo" ("created_at")`);
    this.addSql(`alter table "photo" add constraint "photo_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`create function photo_let_go() returns trigger language plpgsql as $$
begin
  insert into file_removal (key) values ('photos/' || old.id) on conflict do nothing;
  return old;
end $$`);
    this.addSql(`create trigger photo_let_go after delete on photo for each row execute function photo_let_go()`);
  }
}

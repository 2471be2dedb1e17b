import { Migration } from '@mikro-orm/migrations';

/** Files of recipes that are taken over, and what became of each recipe; the file itself lies in the storage until then. */
export class Migration20261126031500 extends Migration {
  override up(): void {
    this.addSql(`create table "file_import" ("id" text not null, "user_id" text not null, "name" text not null, "state" text not null, "worker" text null, "tries" int not null default 0, "leased_until" timestamptz not null default now(), "turn_at" timestamptz not null default now(), "created_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`alter table "file_import" add constraint "file_import_user_id_unique" unique ("user_id")`);
    this.addSql(`alter table "file_import" add constraint "file_import_state_check" check ("state" in ('RECEIVING', 'READING', 'DONE', 'CANCELLED', 'FAILED'))`);
    this.addSql(`alter table "file_import" add constraint "file_import_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`create table "file_import_event" ("import_id" text not null, "number" int not null, "event" jsonb not null, primary key ("import_id", "number"))`);
    this.addSql(`alter table "file_import_event" add constraint "file_import_event_import_id_foreign" foreign key ("import_id") references "file_import" ("id") on delete cascade`);
    this.addSql(`create function file_import_let_go() returns trigger language plpgsql as $$
begin
  insert into file_removal (key) values ('imports/' || old.id) on conflict do nothing;
  return null;
end $$`);
    this.addSql(`create trigger file_import_let_go after delete on file_import for each row execute function file_import_let_go()`);
    this.addSql(`create trigger file_import_over after update on file_import for each row when (old.state in ('RECEIVING', 'READING') and new.state not in ('RECEIVING', 'READING')) execute function file_import_let_go()`);
  }
}

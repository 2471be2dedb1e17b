import { Migration } from '@mikro-orm/migrations';

/** Figures, the trail, reviews and invitations. Nobody changes the trail: rows are added, and what names an account goes with it. */
export class Migration20261121063630 extends Migration {
  override up(): void {
    this.addSql(`create table "usage_hour" ("hour" timestamptz not null, "measure" text not null, "label" text not null, "count" int not null, primary key ("hour", "measure", "label"))`);
    this.addSql(`create table "recipe_review" ("recipe_id" text not null, "reason" text null, "reviewed_at" timestamptz not null default now(), "approved" jsonb null, primary key ("recipe_id"))`);
    this.addSql(`create table "invitation" ("code_hash" text not null, "invited_by_id" text null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, primary key ("code_hash"))`);
    this.addSql(`create index "invitation_invited_by_id_index" on "invitation" ("invited_by_id")`);
    this.addSql(`create table "audit_entry" ("id" text not null, "at" timestamptz not null default now(), "actor_id" text null, "action" text not null, "subject_kind" text null, "subject_id" text null, "before" jsonb null, "after" jsonb null, "request_id" text null, primary key ("id"))`);
    this.addSql(`create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id")`);
    this.addSql(`create index "audit_entry_subject_id_index" on "audit_entry" ("subject_id")`);
    this.addSql(`create index "audit_entry_at_id_index" on "audit_entry" ("at", "id")`);
    this.addSql(`create index "user_joined_at_id_index" on "user" ("joined_at", "id")`);
    this.addSql(`create index "user_visit_index" on "user" (coalesce(last_active_at, joined_at), id)`);
    this.addSql(`create index "user_username_prefix_index" on "user" (username_key text_pattern_ops)`);
    this.addSql(`create index "user_name_prefix_index" on "user" (lower(name) text_pattern_ops)`);
    this.addSql(`create index "user_email_prefix_index" on "user" (lower(email) text_pattern_ops)`);
    this.addSql(`create index "recipe_newest_index" on "recipe" ("created_at", "id") where not is_creative`);
    this.addSql(`create index "recipe_status_newest_index" on "recipe" ("status", "created_at", "id") where not is_creative`);
    this.addSql(`alter table "recipe_review" add constraint "recipe_review_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "invitation" add constraint "invitation_invited_by_id_foreign" foreign key ("invited_by_id") references "user" ("id") on delete set null`);
    this.addSql(`alter table "audit_entry" add constraint "audit_entry_actor_id_foreign" foreign key ("actor_id") references "user" ("id") on delete set null`);
    this.addSql(`create function audit_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('larder.forgetting', true) = 'on' then return new; end if;
  raise exception 'The trail is never changed';
end $$`);
    this.addSql(`create trigger audit_keep before update or delete on audit_entry for each row execute function audit_keep()`);
    this.addSql(`create trigger audit_keep_all before truncate on audit_entry execute function audit_keep()`);
    this.addSql(`create function audit_forget() returns trigger language plpgsql as $$
begin
  perform set_config('larder.forgetting', 'on', true);
  update audit_entry set actor_id = null where actor_id = old.id;
  update audit_entry set subject_id = null, before = null, after = null where subject_kind = 'user' and subject_id = old.id;
  perform set_config('larder.forgetting', 'off', true);
  return old;
end $$`);
    this.addSql(`create trigger audit_forget before delete on "user" for each row execute function audit_forget()`);
  }
}

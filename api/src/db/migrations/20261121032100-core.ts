import { Migration } from '@mikro-orm/migrations';

export class Migration20261121032100 extends Migration {
  override up(): void {
    this.addSql(`create table "food" ("id" text not null, "number" serial, "slug" text not null, "category" text not null, "common_unit" text null, "is_staple" boolean not null default false, "parent_id" text null, "diet" text null, "contains" text[] null, "unsure" text[] null, "nutrients" jsonb null, "weights" jsonb null, "sources" jsonb null, "shelf_days" int null, "updated_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`alter table "food" add constraint "food_number_unique" unique ("number")`);
    this.addSql(`alter table "food" add constraint "food_slug_unique" unique ("slug")`);
    this.addSql(`create table "food_alias" ("locale" text not null, "alias" text not null, "food_id" text not null, primary key ("locale", "alias"))`);
    this.addSql(`create index "food_alias_food_id_index" on "food_alias" ("food_id")`);
    this.addSql(`create table "food_closure" ("ancestor_id" text not null, "descendant_id" text not null, "depth" int not null, primary key ("ancestor_id", "descendant_id"))`);
    this.addSql(`create index "food_closure_descendant_id_index" on "food_closure" ("descendant_id")`);
    this.addSql(`create table "food_name" ("food_id" text not null, "locale" text not null, "name" text not null, "plural" text null, primary key ("food_id", "locale"))`);
    this.addSql(`create table "recipe_deletion" ("number" int not null, "changed_xid" xid8 not null default pg_current_xact_id(), primary key ("number"))`);
    this.addSql(`create index "recipe_deletion_changed_xid_index" on "recipe_deletion" ("changed_xid")`);
    this.addSql(`create table "setting" ("key" text not null, "value" jsonb not null, "updated_at" timestamptz not null default now(), primary key ("key"))`);
    this.addSql(`create table "substitute" ("food_id" text not null, "use_id" text not null, "ratio" double precision null, "contexts" text[] not null default '{}', "note" text null, "position" int not null default 0, primary key ("food_id", "use_id"))`);
    this.addSql(`create index "substitute_use_id_index" on "substitute" ("use_id")`);
    this.addSql(`create table "user" ("id" text not null default gen_random_uuid(), "username" text not null, "password" text not null, "name" text null, "email" text null, "role" text not null default 'user', "status" text not null default 'active', "is_demo" boolean not null default false, "joined_at" timestamptz not null default now(), "last_active_at" timestamptz null, primary key ("id"))`);
    this.addSql(`alter table "user" add constraint "user_username_unique" unique ("username")`);
    this.addSql(`create table "recipe" ("id" text not null, "number" serial, "slug" text not null, "title" text not null, "description" text not null, "author_name" text not null, "author_user_id" text null, "cuisine" text null, "difficulty" text not null, "prep_time" int not null, "cook_time" int not null, "servings" int not null, "tags" text[] not null default '{}', "status" text not null default 'draft', "is_creative" boolean not null default false, "origin" text null, "origin_hash" text null, "views" int not null default 0, "rating_sum" int not null default 0, "rating_count" int not null default 0, "diet" text not null default 'unknown', "contains" text[] not null default '{}', "unsure" text[] not null default '{}', "needed_foods" int[] not null default '{}', "staple_foods" int[] not null default '{}', "unlinked_lines" int not null default 0, "changed_xid" xid8 not null default pg_current_xact_id(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`alter table "recipe" add constraint "recipe_number_unique" unique ("number")`);
    this.addSql(`alter table "recipe" add constraint "recipe_slug_unique" unique ("slug")`);
    this.addSql(`create index "recipe_status_index" on "recipe" ("status")`);
    this.addSql(`alter table "recipe" add constraint "recipe_origin_unique" unique ("origin")`);
    this.addSql(`create index "recipe_changed_xid_index" on "recipe" ("changed_xid")`);
    this.addSql(`create table "recipe_step" ("recipe_id" text not null, "step" int not null, "description" text not null, "time_min" int null, primary key ("recipe_id", "step"))`);
    this.addSql(`create table "recipe_line" ("id" text not null, "recipe_id" text not null, "position" int not null, "text" text not null, "group_name" text null, "amount" double precision null, "amount_max" double precision null, "unit" text null, "name" text not null, "preparation" text null, "is_optional" boolean not null default false, "food_id" text null, "confidence" double precision not null default 0, primary key ("id"))`);
    this.addSql(`create index "recipe_line_food_id_index" on "recipe_line" ("food_id")`);
    this.addSql(`create index "recipe_line_recipe_id_position_index" on "recipe_line" ("recipe_id", "position")`);
    this.addSql(`create table "rating" ("user_id" text not null, "recipe_id" text not null, "stars" int not null, "review" text null, "created_at" timestamptz not null default now(), primary key ("user_id", "recipe_id"))`);
    this.addSql(`create index "rating_recipe_id_index" on "rating" ("recipe_id")`);
    this.addSql(`alter table "food" add constraint "food_parent_id_foreign" foreign key ("parent_id") references "food" ("id") on delete set null`);
    this.addSql(`alter table "food_alias" add constraint "food_alias_food_id_foreign" foreign key ("food_id") references "food" ("id") on delete cascade`);
    this.addSql(`alter table "food_closure" add constraint "food_closure_ancestor_id_foreign" foreign key ("ancestor_id") references "food" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "food_closure" add constraint "food_closure_descendant_id_foreign" foreign key ("descendant_id") references "food" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "food_name" add constraint "food_name_food_id_foreign" foreign key ("food_id") references "food" ("id") on delete cascade`);
    this.addSql(`alter table "substitute" add constraint "substitute_food_id_foreign" foreign key ("food_id") references "food" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "substitute" add constraint "substitute_use_id_foreign" foreign key ("use_id") references "food" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "user" add constraint "user_role_check" check ("role" in ('user', 'admin'))`);
    this.addSql(`alter table "user" add constraint "user_status_check" check ("status" in ('active', 'inactive', 'banned'))`);
    this.addSql(`alter table "recipe" add constraint "recipe_author_user_id_foreign" foreign key ("author_user_id") references "user" ("id") on delete set null`);
    this.addSql(`alter table "recipe" add constraint "recipe_difficulty_check" check ("difficulty" in ('Easy', 'Medium', 'Hard'))`);
    this.addSql(`alter table "recipe" add constraint "recipe_status_check" check ("status" in ('draft', 'pending', 'published', 'rejected'))`);
    this.addSql(`alter table "recipe_step" add constraint "recipe_step_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on delete cascade`);
    this.addSql(`alter table "recipe_line" add constraint "recipe_line_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on delete cascade`);
    this.addSql(`alter table "recipe_line" add constraint "recipe_line_food_id_foreign" foreign key ("food_id") references "food" ("id") on delete set null`);
    this.addSql(`alter table "rating" add constraint "rating_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "rating" add constraint "rating_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
  }
}

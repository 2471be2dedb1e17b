import { Migration } from '@mikro-orm/migrations';

export class Migration20261121044002 extends Migration {
  override up(): void {
    this.addSql(`create table "attempt" ("key" text not null, "count" int not null, "free_at" timestamptz not null, "forget_at" timestamptz not null, primary key ("key"))`);
    this.addSql(`create index "attempt_forget_at_index" on "attempt" ("forget_at")`);
    this.addSql(`create table "session" ("id" text not null, "user_id" text not null, "secret_hash" text not null, "user_agent" text null, "created_at" timestamptz not null default now(), "last_used_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(`alter table "session" add constraint "session_secret_hash_unique" unique ("secret_hash")`);
    this.addSql(`create table "saved_recipe" ("user_id" text not null, "recipe_id" text not null, "saved_at" timestamptz not null default now(), primary key ("user_id", "recipe_id"))`);
    this.addSql(`create index "saved_recipe_recipe_id_index" on "saved_recipe" ("recipe_id")`);
    this.addSql(`create index "saved_recipe_user_id_saved_at_recipe_id_index" on "saved_recipe" ("user_id", "saved_at", "recipe_id")`);
    this.addSql(`create table "recipe_progress" ("user_id" text not null, "recipe_id" text not null, "ingredients" text[] not null default '{}', "steps" int[] not null default '{}', "servings" int null, "updated_at" timestamptz not null default now(), primary key ("user_id", "recipe_id"))`);
    this.addSql(`create index "recipe_progress_recipe_id_index" on "recipe_progress" ("recipe_id")`);
    this.addSql(`create table "known_device" ("secret_hash" text not null, "user_id" text not null, "created_at" timestamptz not null default now(), primary key ("secret_hash"))`);
    this.addSql(`create index "known_device_user_id_index" on "known_device" ("user_id")`);
    this.addSql(`create table "cooked_recipe" ("user_id" text not null, "recipe_id" text not null, "last_cooked" timestamptz not null, "times" int not null default 1, primary key ("user_id", "recipe_id"))`);
    this.addSql(`create index "cooked_recipe_recipe_id_index" on "cooked_recipe" ("recipe_id")`);
    this.addSql(`create index "cooked_recipe_user_id_last_cooked_recipe_id_index" on "cooked_recipe" ("user_id", "last_cooked", "recipe_id")`);
    this.addSql(`create table "collection" ("id" text not null, "user_id" text not null, "name" text not null, "description" text null, "is_public" boolean not null default false, "cover_id" text null, "created_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`create index "collection_cover_id_index" on "collection" ("cover_id")`);
    this.addSql(`alter table "collection" add constraint "collection_user_id_name_unique" unique ("user_id", "name")`);
    this.addSql(`create table "collection_recipe" ("collection_id" text not null, "recipe_id" text not null, "added_at" timestamptz not null default now(), primary key ("collection_id", "recipe_id"))`);
    this.addSql(`create index "collection_recipe_recipe_id_index" on "collection_recipe" ("recipe_id")`);
    this.addSql(`create index "collection_recipe_collection_id_added_at_recipe_id_index" on "collection_recipe" ("collection_id", "added_at", "recipe_id")`);
    this.addSql(`create table "api_token" ("id" text not null, "user_id" text not null, "name" text not null, "prefix" text not null, "secret_hash" text not null, "scopes" text[] not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id")`);
    this.addSql(`alter table "api_token" add constraint "api_token_secret_hash_unique" unique ("secret_hash")`);
    this.addSql(`alter table "user" add "username_key" text generated always as (lower(username)) stored not null, add "avatar" text null, add "diet" text not null default 'any', add "allergies" text[] not null default '{}', add "servings" int not null default 4, add "units" text not null default 'written'`);
    this.addSql(`alter table "user" add constraint "user_username_key_unique" unique ("username_key")`);
    this.addSql(`alter table "user" add constraint "user_diet_check" check ("diet" in ('any', 'vegan', 'vegetarian', 'pescatarian', 'omnivore'))`);
    this.addSql(`alter table "user" add constraint "user_units_check" check ("units" in ('written', 'metric', 'us'))`);
    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "saved_recipe" add constraint "saved_recipe_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "saved_recipe" add constraint "saved_recipe_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "recipe_progress" add constraint "recipe_progress_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "recipe_progress" add constraint "recipe_progress_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "known_device" add constraint "known_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "cooked_recipe" add constraint "cooked_recipe_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "cooked_recipe" add constraint "cooked_recipe_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "collection" add constraint "collection_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "collection" add constraint "collection_cover_id_foreign" foreign key ("cover_id") references "recipe" ("id") on delete set null`);
    this.addSql(`alter table "collection_recipe" add constraint "collection_recipe_collection_id_foreign" foreign key ("collection_id") references "collection" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "collection_recipe" add constraint "collection_recipe_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
  }
}

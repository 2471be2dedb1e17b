import { Migration } from '@mikro-orm/migrations';

export class Migration20261121063903 extends Migration {
  override up(): void {
    this.addSql(`create table "shopping_list" ("id" text not null, "user_id" text not null, "name" text not null, "revision" int not null default 1, "created_at" timestamptz not null default now(), primary key ("id"))`);
    this.addSql(`create index "shopping_list_user_id_created_at_index" on "shopping_list" ("user_id", "created_at")`);
    this.addSql(`create table "shopping_list_item" ("id" text not null, "list_id" text not null, "key" text not null, "food_id" text null, "name" text not null, "is_checked" boolean not null default false, "is_edited" boolean not null default false, "amount" double precision null, "unit" text null, "version" int not null default 1, "deleted_at" timestamptz null, primary key ("id"))`);
    this.addSql(`create index "shopping_list_item_food_id_index" on "shopping_list_item" ("food_id")`);
    this.addSql(`create index "shopping_list_item_list_id_deleted_at_index" on "shopping_list_item" ("list_id", "deleted_at")`);
    this.addSql(`create unique index "shopping_list_item_key_unique" on "shopping_list_item" ("list_id", "key") where deleted_at is null`);
    this.addSql(`create table "shopping_list_recipe" ("list_id" text not null, "recipe_id" text not null, "servings" int not null, "is_partial" boolean not null default false, "added_at" timestamptz not null default clock_timestamp(), primary key ("list_id", "recipe_id"))`);
    this.addSql(`create index "shopping_list_recipe_recipe_id_index" on "shopping_list_recipe" ("recipe_id")`);
    this.addSql(`create table "shopping_list_contribution" ("id" text not null, "list_id" text not null, "item_id" text not null, "recipe_id" text null, "text" text not null, "amount" text null, "unit" text null, "each_amount" text null, "each_unit" text null, "position" int not null, primary key ("id"))`);
    this.addSql(`create index "shopping_list_contribution_item_id_index" on "shopping_list_contribution" ("item_id")`);
    this.addSql(`create index "shopping_list_contribution_recipe_id_index" on "shopping_list_contribution" ("recipe_id")`);
    this.addSql(`create index "shopping_list_contribution_list_id_recipe_id_index" on "shopping_list_contribution" ("list_id", "recipe_id")`);
    this.addSql(`create table "idempotency_key" ("user_id" text not null, "key" text not null, "input" text not null, "answer" text not null, "created_at" timestamptz not null default now(), primary key ("user_id", "key"))`);
    this.addSql(`create table "aisle_order" ("user_id" text not null, "aisles" text[] not null, primary key ("user_id"))`);
    this.addSql(`alter table "shopping_list" add constraint "shopping_list_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "shopping_list_item" add constraint "shopping_list_item_list_id_foreign" foreign key ("list_id") references "shopping_list" ("id") on delete cascade`);
    this.addSql(`alter table "shopping_list_item" add constraint "shopping_list_item_food_id_foreign" foreign key ("food_id") references "food" ("id") on delete set null`);
    this.addSql(`alter table "shopping_list_recipe" add constraint "shopping_list_recipe_list_id_foreign" foreign key ("list_id") references "shopping_list" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "shopping_list_recipe" add constraint "shopping_list_recipe_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade`);
    this.addSql(`alter table "shopping_list_contribution" add constraint "shopping_list_contribution_list_id_foreign" foreign key ("list_id") references "shopping_list" ("id") on delete cascade`);
    this.addSql(`alter table "shopping_list_contribution" add constraint "shopping_list_contribution_item_id_foreign" foreign key ("item_id") references "shopping_list_item" ("id") on delete cascade`);
    this.addSql(`alter table "shopping_list_contribution" add constraint "shopping_list_contribution_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on delete set null`);
    this.addSql(`alter table "idempotency_key" add constraint "idempotency_key_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "aisle_order" add constraint "aisle_order_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
  }
}

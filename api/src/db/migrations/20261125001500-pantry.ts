import { Migration } from '@mikro-orm/migrations';

/** What a cook has at home, what was done to it, and the barcodes they have named. */
export class Migration20261125001500 extends Migration {
  override up(): void {
    this.addSql(`create table "pantry_item" ("id" text not null, "user_id" text not null, "food_id" text null, "name" text not null, "level" text not null default 'HAVE', "amounts" jsonb not null, "place" text not null, "since" timestamptz not null, "best_before" date null, "is_best_before_guessed" boolean not null default false, "opened_at" date null, "due_from" date null, "leftover_of_id" text null, "portions" double precision null, "version" int not null default 1, primary key ("id"))`);
    this.addSql(`create index "pantry_item_user_id_index" on "pantry_item" ("user_id")`);
    this.addSql(`create index "pantry_item_food_id_index" on "pantry_item" ("food_id")`);
    this.addSql(`create index "pantry_item_leftover_of_id_index" on "pantry_item" ("leftover_of_id")`);
    this.addSql(`create table "pantry_change" ("id" text not null, "user_id" text not null, "act" text not null, "at" timestamptz not null, "undone_at" timestamptz null, "touched" jsonb not null, primary key ("id"))`);
    this.addSql(`create index "pantry_change_user_id_at_index" on "pantry_change" ("user_id", "at")`);
    this.addSql(`create index "pantry_change_at_index" on "pantry_change" ("at")`);
    this.addSql(`create table "pantry_barcode" ("user_id" text not null, "code" text not null, "text" text not null, primary key ("user_id", "code"))`);
    this.addSql(`alter table "pantry_item" add constraint "pantry_item_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "pantry_item" add constraint "pantry_item_food_id_foreign" foreign key ("food_id") references "food" ("id") on delete set null`);
    this.addSql(`alter table "pantry_item" add constraint "pantry_item_leftover_of_id_foreign" foreign key ("leftover_of_id") references "recipe" ("id") on delete set null`);
    this.addSql(`alter table "pantry_item" add constraint "pantry_item_level_check" check ("level" in ('HAVE', 'LOW', 'OUT'))`);
    this.addSql(`alter table "pantry_item" add constraint "pantry_item_place_check" check ("place" in ('FRIDGE', 'FREEZER', 'CUPBOARD'))`);
    this.addSql(`alter table "pantry_change" add constraint "pantry_change_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
    this.addSql(`alter table "pantry_change" add constraint "pantry_change_act_check" check ("act" in ('ADDED', 'CHANGED', 'USED', 'THROWN_AWAY', 'MISTAKE', 'COOKED'))`);
    this.addSql(`alter table "pantry_barcode" add constraint "pantry_barcode_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
  }
}

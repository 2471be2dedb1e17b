import { Migration } from '@mikro-orm/migrations';

/** What became of foods stays, added up by month, when it leaves the history. */
export class Migration20261127123633 extends Migration {
  override up(): void {
    this.addSql(`create table "pantry_month" ("user_id" text not null, "month" text not null, "used" int not null, "thrown_away" int not null, "used_grams" double precision not null, "thrown_away_grams" double precision not null, primary key ("user_id", "month"))`);
    this.addSql(`alter table "pantry_month" add constraint "pantry_month_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
  }
}

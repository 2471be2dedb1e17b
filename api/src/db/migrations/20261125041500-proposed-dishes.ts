import { Migration } from '@mikro-orm/migrations';

/** What was proposed to a cook for the evenings of these weeks. */
export class Migration20261125041500 extends Migration {
  override up(): void {
    this.addSql(`create table "proposed_dishes" ("user_id" text not null, "dishes" jsonb not null, primary key ("user_id"))`);
    this.addSql(`alter table "proposed_dishes" add constraint "proposed_dishes_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
  }
}

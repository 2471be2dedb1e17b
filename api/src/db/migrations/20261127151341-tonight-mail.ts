import { Migration } from '@mikro-orm/migrations';

/** When cooks are mailed what to cook tonight. Without a row a cook is not. */
export class Migration20261127151341 extends Migration {
  override up(): void {
    this.addSql(`create table "tonight_mail" ("user_id" text not null, "hour" int not null, "time_zone" text not null, "sent_on" date null, primary key ("user_id"))`);
    this.addSql(`alter table "tonight_mail" add constraint "tonight_mail_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade`);
  }
}

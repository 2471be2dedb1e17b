import { Migration } from '@mikro-orm/migrations';

export class Migration20261124231720 extends Migration {
  override up(): void {
    this.addSql(`create table "mail_token" ("id" text not null, "user_id" text not null, "purpose" text not null, "email" text not null, "secret_hash" text not null, "expires_at" timestamptz not null, primary key ("id"))`);
    this.addSql(`create index "mail_token_user_id_index" on "mail_token" ("user_id")`);
    this.addSql(`alter table "mail_token" add constraint "mail_token_secret_hash_unique" unique ("secret_hash")`);
    this.addSql(`create index "mail_token_expires_at_index" on "mail_token" ("expires_at")`);
    this.addSql(`alter table "user" add "email_confirmed_at" timestamptz null`);
    this.addSql(`alter table "mail_token" add constraint "mail_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`);
  }
}

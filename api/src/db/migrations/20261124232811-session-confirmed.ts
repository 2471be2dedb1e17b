import { Migration } from '@mikro-orm/migrations';

export class Migration20261124232811 extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add "confirmed_at" timestamptz not null default now()`);
    // An update of the server is no password.
    this.addSql(`update "session" set "confirmed_at" = "created_at"`);
  }
}

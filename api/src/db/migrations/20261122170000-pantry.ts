import { Migration } from '@mikro-orm/migrations';

/** What a household always has at home. */
export class Migration20261122170000 extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add "pantry" text[] not null default '{}'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What a cook never eats is kept, and whether they were asked what is always at home. */
export class Migration20261127191250 extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add "pantry_asked" boolean not null default false, add "exclude" text[] not null default '{}'`);
  }
}

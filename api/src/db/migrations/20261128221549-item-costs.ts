import { Migration } from '@mikro-orm/migrations';

export class Migration20261128221549 extends Migration {
  override up(): void {
    this.addSql(`alter table "pantry_month" add "used_cost" double precision not null default 0, add "thrown_away_cost" double precision not null default 0`);
    this.addSql(`alter table "pantry_item" add "cost" double precision null`);
  }
}

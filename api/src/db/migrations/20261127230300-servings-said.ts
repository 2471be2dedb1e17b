import { Migration } from '@mikro-orm/migrations';

/** Whether a household said for how many it cooks; what is not the default was said. */
export class Migration20261127230300 extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add "servings_said" boolean not null default false`);
    this.addSql(`update "user" set "servings_said" = true where "servings" <> 4`);
  }
}

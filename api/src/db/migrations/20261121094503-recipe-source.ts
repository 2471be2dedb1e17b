import { Migration } from '@mikro-orm/migrations';

export class Migration20261121094503 extends Migration {
  override up(): void {
    this.addSql(`alter table "recipe" add "source_url" text null`);
    this.addSql(`create index "recipe_source_url_index" on "recipe" ("source_url")`);
  }
}

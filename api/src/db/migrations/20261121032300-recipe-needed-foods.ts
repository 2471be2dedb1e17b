import { Migration } from '@mikro-orm/migrations';

/** Lets the search in SQL find the recipes that need a food without reading them all. */
export class Migration20261121032300 extends Migration {
  override up(): void {
    this.addSql(`create index "recipe_needed_foods_index" on "recipe" using gin ("needed_foods") where "status" = 'published'`);
  }
}

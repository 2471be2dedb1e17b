import { Migration } from '@mikro-orm/migrations';

export class Migration20261121065638 extends Migration {
  override up(): void {
    this.addSql(`create index "recipe_author_user_id_index" on "recipe" ("author_user_id")`);
  }
}

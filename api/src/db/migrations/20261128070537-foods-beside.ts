import { Migration } from '@mikro-orm/migrations';

export class Migration20261128070537 extends Migration {
  override up(): void {
    this.addSql(`alter table "recipe_line" add "beside" int[] not null default '{}'`);
    this.addSql(`create index "recipe_line_beside_index" on "recipe_line" using gin (beside) where beside <> '{}'`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What a line offers a choice of: "butter or oil" has a number of its own among those of the foods, so that recipes can need it. */
export class Migration20261123030000 extends Migration {
  override up(): void {
    this.addSql(`create table "food_choice" ("number" int not null, "foods" int[] not null, primary key ("number"), constraint "food_choice_foods_unique" unique ("foods"))`);
    this.addSql(`alter table "recipe_line" add "choice" int null`);
    this.addSql(`create trigger food_choice_announce after insert on food_choice for each statement execute function catalogue_announce()`);
  }
}

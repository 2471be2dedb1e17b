import { Migration } from '@mikro-orm/migrations';

/** What a recipe asks for may refuse foods that stand in elsewhere: butter for the oil of a deep fryer. */
export class Migration20261124190000 extends Migration {
  override up(): void {
    this.addSql(`alter table "food_choice" add "refused" int[] not null default '{}'`);
    this.addSql('alter table "food_choice" drop constraint "food_choice_foods_unique"');
    this.addSql(
      'alter table "food_choice" add constraint "food_choice_foods_refused_unique" unique ("foods", "refused")',
    );
  }
}

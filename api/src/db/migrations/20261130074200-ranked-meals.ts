import { Migration } from '@mikro-orm/migrations';

/** What the match index keeps of a recipe: by its tags it knows what a recipe is eaten as. */
const RANKED = `status, is_creative, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, cuisine, difficulty, tags, prep_time, cook_time,
  rating_sum, rating_count`;

/** Lets the match index follow the tags of recipes, which say for which meal they are. */
export class Migration20261130074200 extends Migration {
  override up(): void {
    this.addSql('drop trigger recipe_stamp on recipe');
    this.addSql(`create trigger recipe_stamp before insert or update of ${RANKED} on recipe for each row execute function recipe_stamp()`);
  }
}

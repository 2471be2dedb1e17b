import { Migration } from '@mikro-orm/migrations';

/** What anybody may be shown of a recipe, now with its photo. */
const SHOWN = 'number, slug, title, description, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative, rating_sum, rating_count, diet, contains, unsure, needed_foods, staple_foods, unlinked_lines, updated_at, photo';

/** Tells every process of a change to the photo of a recipe, as of all else that an answer may show. */
export class Migration20261121104500 extends Migration {
  override up(): void {
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(`create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const SHOWN = `number, slug, title, description, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative,
  photo, source_url, rating_sum, rating_count, diet, contains, unsure, needed_foods, staple_foods, unlinked_lines, created_at, updated_at`;

/** Tells every process also of a change to where a recipe comes from, and to its photo. */
export class Migration20261121104400 extends Migration {
  override up(): void {
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(`create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`);
  }
}

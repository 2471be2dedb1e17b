import { Migration } from '@mikro-orm/migrations';

const SHOWN = `number, slug, title, also_called, description, notes, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative,
  photo, cover, source_url, rating_sum, rating_count, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, created_at, updated_at`;

/** What the author of a recipe noted beside it; a change of it is announced to every process. */
export class Migration20261124235000 extends Migration {
  override up(): void {
    this.addSql('alter table "recipe" add "notes" text null');
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(
      `create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What anybody may be shown of a recipe or a cook. Views, visits and such concern nobody. */
const SHOWN: Record<string, string> = {
  recipe: 'number, slug, title, description, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative, rating_sum, rating_count, diet, contains, unsure, needed_foods, staple_foods, unlinked_lines, updated_at',
  user: 'username, name, status',
};

/** Tells every process of each change to what an answer may show, so that one that is kept is dropped in time. */
export class Migration20261121093000 extends Migration {
  override up(): void {
    this.addSql('drop trigger recipe_announce on recipe');
    for (const [table, columns] of Object.entries(SHOWN))
      this.addSql(`create trigger ${table}_announce after insert or delete or update of ${columns} on "${table}" for each statement execute function catalogue_announce()`);
    for (const table of ['recipe_line', 'recipe_step', 'rating'])
      this.addSql(`create trigger ${table}_announce after insert or update or delete on ${table} for each statement execute function catalogue_announce()`);
  }
}

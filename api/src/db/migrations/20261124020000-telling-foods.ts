import { Migration } from '@mikro-orm/migrations';

/** What the match index keeps of a recipe. */
const RANKED = `status, is_creative, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, cuisine, difficulty, prep_time, cook_time,
  rating_sum, rating_count`;

/** What a reader may be shown of a recipe. */
const SHOWN = `number, slug, title, description, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative,
  photo, source_url, rating_sum, rating_count, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, created_at, updated_at`;

/** Lets a recipe say which foods it is named for, and a food whether cooks take its kinds for each other. */
export class Migration20261124020000 extends Migration {
  override up(): void {
    this.addSql(`alter table "recipe" add "named_foods" int[] not null default '{}'`);
    this.addSql(`alter table "food" add "are_kinds_alike" boolean not null default false, add "is_distinct" boolean not null default false`);
    this.addSql('drop trigger recipe_stamp on recipe');
    this.addSql(`create trigger recipe_stamp before insert or update of ${RANKED} on recipe for each row execute function recipe_stamp()`);
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(`create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`);
  }
}

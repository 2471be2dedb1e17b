import { Migration } from '@mikro-orm/migrations';

const SHOWN = `number, slug, title, also_called, description, notes, author_name, author_user_id, cuisine, difficulty, prep_time, cook_time, servings, tags, status, is_creative,
  photo, cover, source_url, rating_sum, rating_count, demo_rating_sum, demo_rating_count, diet, contains, unsure, needed_foods, named_foods, staple_foods, unlinked_lines, created_at, updated_at`;

/** A recipe knows what of its ratings demo cooks gave. */
export class Migration20261125033500 extends Migration {
  override up(): void {
    this.addSql('alter table "recipe" add "demo_rating_sum" int not null default 0, add "demo_rating_count" int not null default 0');
    this.addSql('drop trigger recipe_announce on recipe');
    this.addSql(
      `create trigger recipe_announce after insert or delete or update of ${SHOWN} on recipe for each statement execute function catalogue_announce()`,
    );
    this.addSql('create index "user_demo_index" on "user" (id) where is_demo');
    this.addSql(
      `update recipe set demo_rating_sum = demo.sum, demo_rating_count = demo.count
from (select recipe_id, sum(stars)::int as sum, count(*)::int as count from rating join "user" u on u.id = user_id where u.is_demo group by recipe_id) demo
where demo.recipe_id = recipe.id`,
    );
  }
}

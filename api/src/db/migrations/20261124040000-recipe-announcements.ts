import { Migration } from '@mikro-orm/migrations';

/** The match index follows recipes and foods alone: changes of cooks, lines, steps and ratings by themselves are not announced any more. */
export class Migration20261124040000 extends Migration {
  override up(): void {
    for (const table of ['user', 'recipe_line', 'recipe_step', 'rating'])
      this.addSql(`drop trigger if exists ${table}_announce on "${table}"`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Some swaps need a third food: plain flour stands in for self-raising where there is baking powder. */
export class Migration20261124160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table "substitute" add "with_id" text null');
    this.addSql(
      'alter table "substitute" add constraint "substitute_with_id_foreign" foreign key ("with_id") references "food" ("id") on delete cascade',
    );
  }
}

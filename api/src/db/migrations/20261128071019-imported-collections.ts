import { Migration } from '@mikro-orm/migrations';

/** Which collections an import made, so that its undo takes them along; of those that are there it is not known. */
export class Migration20261128071019 extends Migration {
  override up(): void {
    this.addSql(`alter table "collection" add "is_imported" boolean not null default false`);
  }
}

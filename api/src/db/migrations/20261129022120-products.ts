import { Migration } from '@mikro-orm/migrations';

export class Migration20261129022120 extends Migration {
  override up(): void {
    this.addSql(`create table "product" ("code" text not null, "line" text not null, primary key ("code"))`);
  }
}

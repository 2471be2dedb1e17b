import { Migration } from '@mikro-orm/migrations';

/** What browsers say the content policy of our pages blocked. */
export class Migration20261125040000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_report" ("key" text not null, "directive" text not null, "blocked" text not null, "page" text not null, "count" int not null default 1, "first_at" timestamptz not null default now(), "last_at" timestamptz not null default now(), primary key ("key"))`,
    );
    this.addSql('create index "content_report_last_at_index" on "content_report" ("last_at")');
  }
}

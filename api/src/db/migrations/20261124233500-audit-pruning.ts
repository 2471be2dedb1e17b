import { Migration } from '@mikro-orm/migrations';

/** Old entries of the audit log may go, in a transaction that says so. */
export class Migration20261124233500 extends Migration {
  override up(): void {
    this.addSql(`create or replace function audit_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('larder.forgetting', true) = 'on' then return new; end if;
  if tg_op = 'DELETE' and current_setting('larder.pruning', true) = 'on' then return old; end if;
  raise exception 'The audit log is never changed';
end $$`);
  }
}

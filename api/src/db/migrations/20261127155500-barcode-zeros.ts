import { Migration } from '@mikro-orm/migrations';

/** An EAN-13 that begins with 0 is the UPC-A without it, and a scanner may say either: barcodes are kept in one form. */
export class Migration20261127155500 extends Migration {
  override up(): void {
    this.addSql(`delete from "pantry_barcode" b where b."code" ~ '^0[0-9]{12}$' and exists (select 1 from "pantry_barcode" o where o."user_id" = b."user_id" and o."code" = substr(b."code", 2))`);
    this.addSql(`update "pantry_barcode" set "code" = substr("code", 2) where "code" ~ '^0[0-9]{12}$'`);
  }
}

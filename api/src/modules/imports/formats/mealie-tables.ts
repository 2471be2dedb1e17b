import { isNode, items, type JsonLdNode } from '../page/json-ld-nodes.ts';

/** A row of a table, its columns by name. */
export type Row = JsonLdNode;

/** An id without its dashes: it has them or not, by the database that Mealie runs on. */
export const bare = (id: unknown): string =>
  typeof id === 'string' ? id.replaceAll('-', '').toLowerCase() : String(id);

/** The tables of a database, each row found by its id or by that of its recipe. */
export class Tables {
  readonly #tables: Row;
  readonly #byId = new Map<string, ReadonlyMap<string, Row>>();
  readonly #byOwner = new Map<string, ReadonlyMap<string, Row[]>>();

  constructor(json: unknown) {
    this.#tables = isNode(json) ? json : {};
  }

  all(table: string): Row[] {
    return items(this.#tables[table]).filter(isNode);
  }

  byId(table: string, id: unknown): Row | undefined {
    const rows = this.#byId.get(table) ?? new Map(this.all(table).map((row) => [bare(row['id']), row]));
    this.#byId.set(table, rows);
    return rows.get(bare(id));
  }

  /** Rows that belong to a recipe, or to another thing by its column. */
  of(table: string, id: unknown, column = 'recipe_id'): Row[] {
    const rows = this.#byOwner.get(table) ?? Map.groupBy(this.all(table), (row) => bare(row[column]));
    this.#byOwner.set(table, rows);
    return rows.get(bare(id)) ?? [];
  }
}

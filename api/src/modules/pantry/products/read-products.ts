import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../../shared/errors.ts';
import { productLine, type NamedProduct } from './product-line.ts';

/** What every extract has. */
const NEEDED = ['code', 'product_name'];

/**
 * The products of an extract of Open Food Facts: columns between tabs under a line of their names, as its "CSV" is; packed by gzip or not.
 * Read as it comes, however large it is.
 * @throws StartError where the file cannot be read, or its first line names no `code` and `product_name`
 */
export async function* readProducts(path: string): AsyncGenerator<NamedProduct> {
  let columns: string[] | undefined;
  for await (const row of rowsOf(path)) {
    const cells = row.split('\t');
    const product = columns && productLine(Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
    columns ??= columnsOf(cells, path);
    if (product) yield product;
  }
  columns ??= columnsOf([], path);
}

async function* rowsOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
    if (text.errored) throw text.errored;
  } catch (cause) {
    throw new StartError(`${path} cannot be read: ${(cause as Error).message}`, { cause });
  } finally {
    file.destroy();
  }
}

function columnsOf(cells: readonly string[], path: string): string[] {
  const columns = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  if (NEEDED.every((column) => columns.includes(column))) return columns;
  throw new StartError(
    `${path} is no extract of Open Food Facts: its first line does not name ${NEEDED.join(' and ')} between tabs.`,
  );
}

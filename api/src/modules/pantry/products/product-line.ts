import { readBarcode } from '../pantry-input.ts';

/** A row of an extract of Open Food Facts, by its columns; what is not known of a product is empty. */
export interface ProductRow {
  code?: string | undefined;
  product_name?: string | undefined;
  brands?: string | undefined;
  quantity?: string | undefined;
}

/** A barcode and what it stands for. */
export interface NamedProduct {
  code: string;
  line: string;
}

/** Longer names are sentences of an advertisement. */
const NAME_MAX = 100;
/** "400 g", "1,5 l": one package; "6 x 25 g" are several, of which the pantry counts nothing. */
const SIZE = /^(\d{1,5}(?:[.,]\d{1,3})?) ?(g|kg|ml|cl|l)\b\.?(?! ?[x×*+/])/i;
const MILLILITRES_OF_CL = 10;

/** A product as a line for the pantry, without the names of its makers; null where it has no name or no barcode that scanners read. */
export function productLine({
  code = '',
  product_name: name = '',
  brands = '',
  quantity = '',
}: ProductRow): NamedProduct | null {
  const called = withoutBrands(wordsOf(name).join(' '), brands);
  const digits = digitsOf(code);
  if (digits === null || called === '' || called.length > NAME_MAX) return null;
  return { code: digits, line: [sizeOf(quantity), called].filter(Boolean).join(' ') };
}

function digitsOf(code: string): string | null {
  try {
    return readBarcode(code);
  } catch {
    return null; // made up by a shop, or torn
  }
}

/** A name of nothing but brands stays whole: "Coca-Cola". */
function withoutBrands(name: string, brands: string): string {
  const makers = brands.split(',').map((brand) => wordsOf(brand).map(bare));
  const left = makers.reduce(withoutRow, wordsOf(name)).join(' ');
  return left.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '') || name;
}

/** Words without the first place where `row` stands among them. */
function withoutRow(words: string[], row: readonly string[]): string[] {
  const at = words.findIndex(
    (_, from) => row.length > 0 && row.every((word, next) => bare(words[from + next] ?? '') === word),
  );
  return at === -1 ? words : words.toSpliced(at, row.length);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A word as it is compared: "Heinz," is the brand Heinz. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function sizeOf(quantity: string): string {
  const [, amount, unit = ''] = SIZE.exec(quantity.trim()) ?? [];
  if (amount === undefined) return '';
  const number = Number(amount.replace(',', '.'));
  if (number === 0) return '';
  return unit.toLowerCase() === 'cl' ? `${number * MILLILITRES_OF_CL} ml` : `${number} ${unit.toLowerCase()}`;
}

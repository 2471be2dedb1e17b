const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** An amount as cooks type it: 2, 1.5, 1,5, 1/2, 1 1/2, 1½. Null for a blank one, undefined for what is none above 0. */
export function readAmount(typed: string): number | null | undefined {
  const written = typed.trim();
  if (written === '') return null;
  const [, whole = '0', over, under, part] =
    /^(\d+(?:[.,]\d+)?)?(?: ?(\d+)\/(\d+))?([¼½¾⅓⅔⅛])?$/.exec(withGap(written)) ?? [];
  const fraction = over && under ? Number(over) / Number(under) : part ? (PARTS[part] ?? Number.NaN) : 0;
  const amount = Number(whole.replace(',', '.')) + fraction;
  return /\d|[¼½¾⅓⅔⅛]/.test(written) && Number.isFinite(amount) && amount > 0 && isWhole(written) ? amount : undefined;
}

/** "1/2" has no whole number before it. */
const withGap = (written: string): string => (/^\d+\/\d+$/.test(written) ? `0 ${written}` : written);

const isWhole = (written: string): boolean => /^(?:\d+(?:[.,]\d+)?)?(?: ?\d+\/\d+)?[¼½¾⅓⅔⅛]?$/.test(withGap(written));

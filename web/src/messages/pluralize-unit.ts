/** Abbreviations, and the sizes that stand where a unit would ("2 large"): the same for one and for many. */
const UNVARYING = new Set([
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'cl',
  'dl',
  'l',
  'tsp',
  'tbsp',
  'fl oz',
  'imperial fl oz',
  'Australian tbsp',
  'small',
  'medium',
  'large',
  'extra large',
]);
const IRREGULAR: Record<string, string> = { leaf: 'leaves', loaf: 'loaves' };

/**
 * A unit as it is written after an amount: `1/2 cup`, `2 cups`, `200 g`, `3 cloves`, `4 leaves`.
 * @param unit in the singular
 * @param amount the larger end of a range; one and less take the singular
 */
export function pluralizeUnit(unit: string, amount: number): string {
  if (amount <= 1 || UNVARYING.has(unit)) return unit;
  return IRREGULAR[unit] ?? (/(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`);
}

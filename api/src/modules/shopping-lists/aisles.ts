/** The aisles in the order of a usual shop; each is a category of foods, the last for what is no food. What most kitchens have comes late. */
export const AISLES = [
  'vegetables',
  'herbs',
  'fruit',
  'bread',
  'deli',
  'meat',
  'poultry',
  'fish',
  'tofu-and-plant-protein',
  'dairy',
  'cheese',
  'grains',
  'pulses',
  'canned-and-jarred',
  'sauces',
  'oils-and-vinegars',
  'spices',
  'baking',
  'nuts-and-seeds',
  'snacks-and-sweets',
  'drinks',
  'frozen',
  'other',
  'basics',
] as const;

/** Where what is no known food is looked for. */
export const OTHER_AISLE = 'other';

/** Every aisle once: those of the cook's own order first, then the rest as in a usual shop. */
export function aisleOrder(own: readonly string[]): string[] {
  const known = own.filter((aisle) => (AISLES as readonly string[]).includes(aisle));
  return [...new Set([...known, ...AISLES])];
}

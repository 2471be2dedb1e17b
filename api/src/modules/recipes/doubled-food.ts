import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';

/** Aisles whose foods are the pieces and the taste of a dish; more of a fat, a flour or a cheese that is in it anyway is no loss. */
const TELLING = new Set(['vegetables', 'fruit', 'herbs', 'spices', 'meat', 'poultry', 'fish']);
/** Those in which one food tastes the same whole, ground or dried. */
const SEASONING = new Set(['herbs', 'spices']);
const FORM = /\b(?:ground|dried|fresh|whole|seeds?|sticks?|pods?|leaves)\b|(?<=[^s])s$/g;

/**
 * Whether a dish would only have one of its foods twice if this one stood in for another: broccoli in a gratin of cauliflower and broccoli,
 * ground cumin where its seeds are in the pan.
 * @param replaced what it stands in for, any of these: the seed for the powder of the same spice is no second one
 */
export function wouldBeTwice(use: Kin, inDish: readonly Kin[], replaced: readonly Kin[]): boolean {
  if (!TELLING.has(use.category)) return false;
  if (inDish.some(({ number }) => number === use.number)) return true;
  return SEASONING.has(use.category) && !areKin(use, replaced) && areKin(use, inDish);
}

type Kin = Pick<KnownFood, 'number' | 'name' | 'category' | 'ancestors'>;

/** Whether a food is one of others in another form: of one family and one name, so the leaves of coriander are not its seeds, nor is sweet paprika smoked. */
const areKin = (use: Kin, others: readonly Kin[]): boolean => {
  const family = new Set([use.number, ...use.ancestors]);
  return others.some(
    ({ number, name, ancestors }) =>
      [number, ...ancestors].some((one) => family.has(one)) && formless(name) === formless(use.name),
  );
};

const formless = (name: string): string => name.replace(FORM, '').trim();

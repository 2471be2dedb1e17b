import { Allergen } from '../../shared/enums.ts';
import { type Facts, isFreeOf } from './food-knowledge.ts';
import { type NameWord, readWords } from './name-words.ts';

/** A promise in a name, such as "gluten-free": it asks for another food, or for one that keeps it anyway. */
export interface Claim {
  /** Words that foods made to keep it are named with: "dairy-free butter" is known as vegan butter. */
  namedWith: NameWord[][];
  /** Whether a food keeps it by nature, as sugar is vegan. */
  isKept: (facts: Facts) => boolean;
}

const claim = (namedWith: string[], isKept: (facts: Facts) => boolean): Claim => ({ namedWith: namedWith.map(readWords), isKept });
const freeOf = (...allergens: Allergen[]) => (facts: Facts): boolean => isFreeOf(facts, allergens);
const VEGAN = claim(['vegan', 'plant', 'plant-based', 'dairy-free'], (facts) => facts.diet === 'vegan');
const DAIRY_FREE = claim(['dairy-free', 'vegan', 'plant'], freeOf(Allergen.DAIRY));
const VEGETARIAN = claim(['vegetarian', 'vegan'], (facts) => facts.diet === 'vegan' || facts.diet === 'vegetarian');
const GLUTEN_FREE = claim(['gluten-free'], freeOf(Allergen.GLUTEN));
const EGG_FREE = claim(['egg-free', 'vegan'], freeOf(Allergen.EGGS));

/** Makers of vegan foods only: what bears their name is the vegan kind of it. */
const VEGAN_BRANDS = ['daiya', 'violife', 'miyokos', 'follow your heart', 'earth balance', 'gardein', 'beyond meat', 'tofurky', 'so delicious', 'tofutti', 'kite hill', 'oatly'];

const CLAIMS: readonly (readonly [words: string[], claim: Claim])[] = (
  [
    ['vegan', VEGAN], ['plant based', VEGAN], ['plantbased', VEGAN],
    ...VEGAN_BRANDS.map((brand) => [brand, VEGAN] as const),
    ['dairy free', DAIRY_FREE], ['non dairy', DAIRY_FREE], ['nondairy', DAIRY_FREE], ['dairyfree', DAIRY_FREE], ['milk free', DAIRY_FREE],
    ['vegetarian', VEGETARIAN], ['veggie', VEGETARIAN], ['meat free', VEGETARIAN], ['meatless', VEGETARIAN],
    ['gluten free', GLUTEN_FREE], ['glutenfree', GLUTEN_FREE], ['gf', GLUTEN_FREE], ['wheat free', GLUTEN_FREE],
    ['egg free', EGG_FREE], ['eggless', EGG_FREE],
    ['nut free', claim(['nut-free'], freeOf(Allergen.TREE_NUTS, Allergen.PEANUT))],
    ['peanut free', claim(['nut-free'], freeOf(Allergen.PEANUT))],
    ['soy free', claim(['soy-free'], freeOf(Allergen.SOY))],
    ['fish free', claim(['vegan', 'vegetarian'], freeOf(Allergen.FISH, Allergen.SHELLFISH))],
  ] as const
).map(([text, made]) => [readWords(text).map((word) => word.form), made] as const);

/** Words that a promise begins with: most names have none, and need not be searched for every promise. */
const FIRST_WORDS: ReadonlySet<string> = new Set(CLAIMS.flatMap(([forms]) => forms.slice(0, 1)));

/** The promises among the words of a name, and the words without them. */
export function takeClaims(words: NameWord[]): { claims: Claim[]; rest: NameWord[] } {
  const claims: Claim[] = [];
  if (!words.some(({ form }) => FIRST_WORDS.has(form))) return { claims, rest: words };
  let rest = words;
  for (const [forms, made] of CLAIMS) {
    const at = rest.findIndex((_, start) => forms.every((form, offset) => rest[start + offset]?.form === form));
    if (at === -1) continue;
    claims.push(made);
    rest = rest.filter((word, index) => (index < at || index >= at + forms.length) && word.form !== 'certified');
  }
  return { claims, rest };
}

/** Whether a text is nothing but a promise: "dairy-free". */
export function isClaim(text: string): boolean {
  const { claims, rest } = takeClaims(readWords(text));
  return claims.length > 0 && rest.length === 0;
}

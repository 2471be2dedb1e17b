import { Allergen, KINDS_OF_SHELLFISH } from '../dietary.ts';
import type { Facts } from '../foods/food-knowledge.ts';
import { type NameWord, readWords } from './name-words.ts';

/** A promise in a name, such as "gluten-free": it asks for another food, or for one that keeps it anyway. */
export interface Claim {
  /** Words that foods made to keep it are named with: "dairy-free butter" is known as vegan butter. */
  namedWith: NameWord[][];
  /** What it promises the food to be free of. */
  freeOf: Allergen[];
  /** The diet it promises the food to fit; null when it says nothing of diets. */
  diet: 'vegan' | 'vegetarian' | null;
  /** What may stand in the food in place of what it promises away. */
  instead: Allergen[];
}

const SHELLFISH = [Allergen.SHELLFISH, ...KINDS_OF_SHELLFISH];
const ANIMAL = [Allergen.DAIRY, Allergen.EGGS, Allergen.FISH, ...SHELLFISH];
const PLANT = [Allergen.SOY, Allergen.TREE_NUTS, Allergen.GLUTEN];

const claim = (
  namedWith: string[],
  freeOf: Allergen[],
  diet: Claim['diet'] = null,
  instead: Allergen[] = [],
): Claim => ({ namedWith: namedWith.map(readWords), freeOf, diet, instead });
const VEGAN = claim(['vegan', 'plant', 'plant-based', 'dairy-free'], ANIMAL, 'vegan', PLANT);
const DAIRY_FREE = claim(['dairy-free', 'vegan', 'plant'], [Allergen.DAIRY], null, PLANT);
const VEGETARIAN = claim(['vegetarian', 'vegan'], [Allergen.FISH, ...SHELLFISH], 'vegetarian', [
  Allergen.DAIRY,
  Allergen.EGGS,
  ...PLANT,
]);
const GLUTEN_FREE = claim(['gluten-free'], [Allergen.GLUTEN], null, [Allergen.EGGS]);
const EGG_FREE = claim(['egg-free', 'vegan'], [Allergen.EGGS], null, [Allergen.DAIRY, Allergen.SOY]);

/** Makers of vegan foods only: what bears their name is the vegan kind of it. */
const VEGAN_BRANDS = [
  'daiya',
  'violife',
  'miyokos',
  'follow your heart',
  'earth balance',
  'gardein',
  'beyond meat',
  'beyond',
  'impossible',
  'alpro',
  'naturli',
  'califia',
  'sheese',
  'vivera',
  'tofurky',
  'so delicious',
  'tofutti',
  'kite hill',
  'oatly',
  'field roast',
  'lightlife',
  'silk',
];

const CLAIMS: readonly (readonly [words: string[], claim: Claim])[] = (
  [
    ['vegan', VEGAN],
    ['plant based', VEGAN],
    ['plantbased', VEGAN],
    ...VEGAN_BRANDS.map((brand) => [brand, VEGAN] as const),
    ['dairy free', DAIRY_FREE],
    ['non dairy', DAIRY_FREE],
    ['nondairy', DAIRY_FREE],
    ['dairyfree', DAIRY_FREE],
    ['df', DAIRY_FREE],
    ['milk free', DAIRY_FREE],
    ['vegetarian', VEGETARIAN],
    ['veggie', VEGETARIAN],
    ['meat free', VEGETARIAN],
    ['meatless', VEGETARIAN],
    ['gluten free', GLUTEN_FREE],
    ['glutenfree', GLUTEN_FREE],
    ['gf', GLUTEN_FREE],
    ['wheat free', GLUTEN_FREE],
    ['egg free', EGG_FREE],
    ['eggless', EGG_FREE],
    ['nut free', claim(['nut-free'], [Allergen.TREE_NUTS, Allergen.PEANUT])],
    ['peanut free', claim(['nut-free'], [Allergen.PEANUT])],
    ['soy free', claim(['soy-free'], [Allergen.SOY])],
    ['soya free', claim(['soy-free'], [Allergen.SOY])],
    ['fish free', claim(['vegan', 'vegetarian'], [Allergen.FISH, ...SHELLFISH])],
    ['shellfish free', claim(['vegan', 'vegetarian'], SHELLFISH)],
    ['sesame free', claim(['sesame-free'], [Allergen.SESAME])],
    ['mustard free', claim(['mustard-free'], [Allergen.MUSTARD])],
    ['celery free', claim(['celery-free'], [Allergen.CELERY])],
    ['lupin free', claim(['lupin-free'], [Allergen.LUPIN])],
    ...['sulphite', 'sulfite'].map((word) => [`${word} free`, claim([`${word}-free`], [Allergen.SULPHITES])] as const),
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

/** Whether a food keeps a promise by nature, as sugar is vegan, or breaks none of it for certain, as a sauce of which only some brands hold gluten. */
export function mayKeep({ freeOf, diet }: Claim, facts: Facts): boolean {
  const fits = diet === null || facts.diet === 'unknown' || facts.diet === 'vegan' || facts.diet === diet;
  return fits && !freeOf.some((allergen) => facts.contains.includes(allergen));
}

/** Facts of a food that keeps a promise: without what is promised away, unsure of what may be in its place. */
export function keeping(promise: Claim, facts: Facts): Facts {
  const { freeOf, diet, instead } = promise;
  const contains = facts.contains.filter((allergen) => !freeOf.includes(allergen));
  const unsure = [...facts.unsure, ...(mayKeep(promise, facts) ? [] : instead)].filter(
    (allergen) => !freeOf.includes(allergen) && !contains.includes(allergen),
  );
  return { diet: diet !== null && facts.diet !== 'vegan' ? diet : facts.diet, contains, unsure: [...new Set(unsure)] };
}

/** Facts of a food that promises no more than this: veggie nuggets may hold the egg that vegan nuggets do not. */
export function atMost({ diet, instead }: Claim, facts: Facts): Facts {
  if (diet !== 'vegetarian' || facts.diet !== 'vegan') return facts;
  const more = instead.filter((allergen) => !facts.contains.includes(allergen));
  return { diet, contains: facts.contains, unsure: [...new Set([...facts.unsure, ...more])] };
}

/** Foods made to keep more than one promise, which may be asked for less: "egg-free" cheese is seldom vegan. */
const MADE_FOR_MORE = new Set(['vegan', 'plant', 'plant base']);

/**
 * Facts of a food made to keep more than is promised here: what the ordinary food holds or may hold beside what is promised away may be in it. "Dairy-free mayonnaise"
 * may have egg, though vegan mayonnaise has none, and a dairy-free burger may be of beef.
 * @param made the words that the food was found by
 * @param ordinary facts of the food without the promise
 */
export function noMoreThanSaid(
  { freeOf, diet }: Claim,
  made: NameWord[],
  facts: Facts,
  ordinary: Facts | undefined,
): Facts {
  if (diet !== null || !ordinary || !MADE_FOR_MORE.has(made.map(({ form }) => form).join(' '))) return facts;
  const more = [...ordinary.contains, ...ordinary.unsure].filter(
    (allergen) => !freeOf.includes(allergen) && !facts.contains.includes(allergen),
  );
  const isPlain = ordinary.diet === 'vegan' || ordinary.diet === 'vegetarian';
  const hasAnimal = more.some((allergen) => ANIMAL.includes(allergen));
  return {
    diet: !isPlain ? ordinary.diet : hasAnimal && facts.diet === 'vegan' ? 'vegetarian' : facts.diet,
    contains: facts.contains,
    unsure: [...new Set([...facts.unsure, ...more])],
  };
}

/** Whether a text is nothing but a promise: "dairy-free". */
export function isClaim(text: string): boolean {
  const { claims, rest } = takeClaims(readWords(text));
  return claims.length > 0 && rest.length === 0;
}

import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';

/** What was cooked before, in five languages, and how it is said in English before the food. */
const LEFTOVERS: readonly (readonly [said: RegExp, english: string])[] = [
  [
    /(?<!\p{L})(?:(?:(?:un|des|les|mes|nos|du) )?restes? d(?:e la |es |u |e l['’]|e |['’])|(?:(?:die|der|ein|einen?) )?reste? (?:vom|von(?: der| dem| den)?) |(?:(?:las|los|unas|unos|mis) )?(?:sobras|restos) de(?:l| la| los| las)? |(?:(?:degli|gli|un|il|dei) )?(?:avanz[io]|rest[oi]) d(?:i|el(?:la|lo|le)?|egli|ei|ell['’]|['’]) ?|(?:(?:mi|ci) )?(?:è|e|sono) avanzat[oaie] (?:d(?:i|el(?:la|lo)?) |(?:il|la|lo|le|i|gli) )?|(?:lo|la|los|las) que (?:me |nos )?sobr(?:ó|o|aron) de(?:l| la)? |übrig ?gebliebene[rsn]? )/giu,
    'leftover ',
  ],
  [/(?<!\p{L})(?!(?:speise|essens|lebensmittel))(\p{L}{4,})reste?(?!\p{L})/giu, 'leftover $1'],
  [
    /(?<![\p{L}-])(\p{L}{3,}) (?:que (?:me |nos )?(?:ha |han )?sobr(?:ó|o|aron|ado)|sobrantes?|avanzat[oaie]|restante?s?|übrig ?geblieben)(?!\p{L})/giu,
    'leftover $1',
  ],
  [
    /(?<!\p{L})((?:(?:roast|cooked|boiled|grilled|baked|fried) )?\p{L}{3,}) (?:(?:that|which) (?:is|was|are|were) |thats )?left ?overs? (?:from (?:yesterday|last night|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:dinner|lunch|supper|christmas|the roast)))(?!\p{L})/giu,
    'leftover $1',
  ],
];

/** A text with what it says of leftovers in other languages in English. */
export const leftoversInEnglish = (text: string): string =>
  LEFTOVERS.reduce((said, [words, english]) => said.replace(words, english), text);

/** A piece that tells of what was cooked before. */
export const LEFTOVER = /^left ?over (.+)$/i;

/** The food that leftovers of another are, where there is one for what is cooked: cooked rice of "leftover riz"; a leftover ham is a ham. */
export function leftoverOf(text: string, names: FoodNames): KnownFood | undefined {
  const rest = LEFTOVER.exec(text)?.[1];
  if (rest === undefined) return undefined;
  const known = names.find(text);
  const food = names.find(rest) ?? names.findForeign(rest);
  if (known || !food || [food.name, food.plural].includes(rest.toLowerCase())) return known;
  return names.find(`leftover ${food.name}`) ?? names.find(`cooked ${food.name}`);
}

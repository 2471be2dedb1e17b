import type { Facts, KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';

/** Words that mean one food here and another there: as they stand in a line, the food that they are read as, and the other. */
const ELSEWHERE: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?<!\p{L})mantecas?(?!\p{L})(?! (?:de (?:cerdo|chancho|puerco|cochino)|colorada|ib[eé]rica|vegetal))/iu,
    'lard',
    'butter',
  ], // butter by the River Plate
  [/(?<!(?:di|de|of|dei|degli|gli) )(?<!\p{L})scampi(?!\p{L})/iu, 'langoustine', 'scampi'], // breaded ones in Britain
];

/** What a line may hold if a word of it means what it does in another country: manteca is lard, or butter. */
export function factsMeantElsewhere(line: string, foods: readonly KnownFood[], names: FoodNames): Facts[] {
  return ELSEWHERE.flatMap(([word, read, other]) => {
    const meant = word.test(line) && foods.some(({ name }) => name === read) ? names.find(other) : undefined;
    return meant ? [{ diet: 'vegan' as const, contains: [], unsure: [...meant.contains, ...meant.unsure] }] : [];
  });
}

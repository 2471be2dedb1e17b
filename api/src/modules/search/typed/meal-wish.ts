import { Meal } from '../../recipes/recipe-enums.ts';

/** A text, and what it says the dish is eaten as. */
export interface MealWish {
  meal: Meal | null;
  /** The text without the meal. */
  rest: string;
}

/** What each meal is called, in five languages. Of lunch and dinner everybody speaks, whatever they want to eat. */
const WORDS: readonly (readonly [meal: Meal, words: string])[] = [
  [
    Meal.BREAKFAST,
    'breakfasts?|brunch(?:es)?|brekkie|frühstück|petit[- ]déjeuner|desayunos?|desayunar|(?:prima )?colazione',
  ],
  [Meal.DESSERT, 'desserts?|afters|nachtisch|nachspeisen?|postres?'],
  [Meal.SNACK, 'snacks?|merienda|spuntino|goûter'],
  [Meal.STARTER, 'starters?|appeti[sz]ers?|vorspeisen?|entrantes?|antipasti?'],
  [Meal.SIDE, 'side(?:s| dish(?:es)?)|beilagen?|contorno|guarnición'],
];
const FOR =
  '(?:for|as|zum|zur|als|fürs|pour|comme|para|como|per|come)(?: (?:an?|the|my|our|some|our|le|un|une|el|la|una|il|der|die|das|eine?n?))?';
const KIND = '(?: (?:ideas?|recipes?|dish(?:es)?|something|rezepte?|ideen?|recettes?|recetas?|ricette))?';
/** What stands behind a meal that leads a text: what it is made with. */
const WITH = '(?= (?:with|from|using|out of|mit|aus|avec|con)(?: |$)|[,;:]|$)';

/** "For breakfast" anywhere, "breakfast with" and "breakfast ideas" at the beginning of what is said: a full English breakfast is a dish. */
const MEALS = WORDS.map(
  ([meal, words]) =>
    [
      meal,
      new RegExp(
        `(?<!\\p{L})(?:${FOR} (?:\\p{L}+ )?(?:${words})${KIND}(?![\\p{L}-]| (?:for|wine|table))|(?<=^|[,;:] ?|(?:an?|some|something|easy|nice|any) )(?:${words})${KIND}${WITH})`,
        'iu',
      ),
    ] as const,
);

/** Reads for which meal a dish is wanted: "something for breakfast with eggs", "dessert with apples". */
export function mealWish(text: string): MealWish {
  for (const [meal, words] of MEALS) {
    const rest = text.replace(words, ' ');
    if (rest !== text) return { meal, rest };
  }
  return { meal: null, rest: text };
}

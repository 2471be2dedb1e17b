import { Meal } from '../../recipes/recipe-enums.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isDishName } from './dish-words.ts';
import { PEOPLE } from './people.ts';

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
  [
    Meal.DESSERT,
    'desserts?|afters|nachtisch|nachspeisen?|postres?|something sweet|etwas süßes|algo dulce|qualcosa di dolce|quelque chose de sucré',
  ],
  [Meal.SNACK, 'snacks?|merienda|spuntino|goûter'],
  [Meal.STARTER, 'starters?|appeti[sz]ers?|vorspeisen?|entrantes?|antipasti?'],
  [Meal.SIDE, 'side(?:s| dish(?:es)?)|beilagen?|contorno|guarnición'],
];
/** With what is also a dish by itself. */
const NAMES: typeof WORDS = [...WORDS, [Meal.DESSERT, '(?<!christmas )puddings?(?= ?\\S)|(?<=for )puddings?']];
const FOR =
  '(?:for|as|zum|zur|als|fürs|pour|comme|para|como|per|come)(?: (?:an?|the|my|our|some|le|un|une|el|la|una|il|der|die|das|eine?n?))?';
const KIND = '(?: (?:ideas?|recipes?|dish(?:es)?|something|rezepte?|ideen?|recettes?|recetas?|ricette))?';
/** What stands behind a meal that leads a text: what it is made with. */
const WITH =
  '(?= (?:for (?:two|three|four|five|six|\\d)|with(?:out)?|no|not|from|made|using|out of|in|under|that|which|mit|ohne|aus|avec|sans|con|sin|senza)(?: |$)| ?[,;:]|$)';
/** Who eats it, where, or when. */
const EATEN_BY = `(?: (?:tonight|today|tomorrow|this (?:morning|afternoon|evening|weekend)|for (?:two|three|four|five|six|\\d+)(?: people)?|for (?:(?:the|a|my|our|work|some) )?(?:${PEOPLE}|trains?|road|car|plane|flight|journey|trip|beach|park|office|work|school|game|match|movie|film|party|picnic|crowd|weekend|summer|winter)(?: (?:night|trip|day))?)(?!\\p{L}))*`;
/** What says more of the meal. */
const SAID_OF_MEAL =
  '(?:(?:bbq|barbecue|christmas|thanksgiving|easter|party|picnic|cheap|healthy|simple|light|fancy|festive|savou?ry|sweet|cold|warm|hot|filling|fun|hangover|lazy|late|weekend|saturday|sunday|cos[yz]y|romantic) )*';

/** "For breakfast" anywhere, "breakfast with" and "breakfast ideas" at the beginning of what is said: a full English breakfast is a dish. */
const MEALS = NAMES.map(
  ([meal, words]) =>
    [
      meal,
      new RegExp(
        `(?<!\\p{L})(?:${FOR} (?:\\p{L}+ )?(?:${words})${KIND}(?![\\p{L}-]| (?:for|wine|table))|(?<=^|[,;:] ?|(?:an?|some|something|easy|nice|any) )${SAID_OF_MEAL}(?:${words})${KIND}${EATEN_BY}${WITH})`,
        'iu',
      ),
    ] as const,
);

/** A word that stands for nothing but the last course, wherever it is. */
const SWEET =
  /(?<!\p{L}|(?:no|not|kein|keinen|pas de) )(?:desserts?|nachtisch|nachspeisen?|postres?)(?![\p{L}-]| (?:wine|apple|topping|spoon|chocolate|grape)s?)/iu;

/** What a meal is called where a text tells of no food. */
const ANY_MEAL: readonly (readonly [meal: Meal, words: RegExp])[] = [
  ...WORDS.map(([meal, words]) => [meal, anywhere(words)] as const),
  [Meal.LUNCH, anywhere('lunch(?:es)?|lunch ?box(?:es)?|packed lunch(?:es)?|mittagessen|déjeuner|almuerzo|pranzo')],
  [Meal.DINNER, anywhere('dinners?|suppers?|main courses?|abendessen|dîner|cena')],
  [Meal.DRINK, anywhere('drinks?|getränke?|boissons?|bebidas?|bevand[ae]')],
];

function anywhere(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}-])`, 'iu');
}

/** A meal that leads a text, with nothing between it and what follows. */
const LEADING = NAMES.map(
  ([meal, words]) => [meal, new RegExp(`^(?:an? )?${SAID_OF_MEAL}(${words})${EATEN_BY} (?=\\p{L})`, 'iu')] as const,
);

/** Reads for which meal a dish is wanted: "something for breakfast with eggs", "dessert with apples", "brunch bacon and eggs". */
export function mealWish(text: string, names: FoodNames): MealWish {
  const wish = firstOf([...MEALS, [Meal.DESSERT, SWEET]], text);
  return wish.meal === null
    ? firstOf(
        LEADING.filter(([, words]) => leadsFoods(text, words, names)),
        text,
      )
    : wish;
}

/** Whether several foods follow a meal, the first of which is not called after it, as a breakfast sausage is. */
function leadsFoods(text: string, meal: RegExp, names: FoodNames): boolean {
  const [said = '', word = ''] = meal.exec(text) ?? [];
  const [first = '', ...others] = text.slice(said.length).split(/ ?, ?| and | & /i);
  const isFood = names.find(first) !== undefined && !isDishName(first);
  return said !== '' && others.length > 0 && isFood && !names.find(`${word} ${first}`);
}

/** The evening meal in Britain, wherever it is plainly no drink: "15 min tea", "easy midweek tea", "tea tonight", "tea for the kids". */
const EVENING_TEA = new RegExp(
  `(?<!\\p{L})(?:(?:(?<=(?:\\d[ -]?min(?:ute)?s?|half[ -]hour|quick|speedy) )|(?:(?:easy|cheap|simple|midweek|weeknight|family|kids?['’]?s?|tonight['’]?s|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?) )+)tea(?! ?\\p{L}*(?:bag|lea[fv]|cake|loaf|bread|pot|party|towel)s?)|(?<=^|[,;:.] ?|(?:our|my|need|want|make|making|cooking) )tea(?= (?:tonight|this evening|ideas?|for (?:(?:the|my|our) )?(?:${PEOPLE}|two|four|five|six|\\d))(?!\\p{L})))(?![\\p{L}-]|(?: with|,) (?:milk|honey|lemon|ginger|mint|sugar)(?= ?(?:,|and |$)))`,
  'giu',
);

/** A text in which tea that is eaten is called dinner. */
export const teaAsDinner = (text: string): string => text.replace(EVENING_TEA, 'for dinner');

/** The same where a text may speak of any meal: "vegan dinner", "lunchbox ideas". */
export function anyMeal(text: string): MealWish {
  return firstOf(ANY_MEAL, text);
}

function firstOf(meals: readonly (readonly [meal: Meal, words: RegExp])[], text: string): MealWish {
  for (const [meal, words] of meals) {
    const rest = text.replace(words, ' ');
    if (rest !== text) return { meal, rest };
  }
  return { meal: null, rest: text };
}

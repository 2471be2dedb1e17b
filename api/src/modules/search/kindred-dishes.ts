import { nameWords } from '../ingredients/names/name-words.ts';
import { mealsOf } from '../recipes/meal-tags.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { Meal } from '../recipes/recipe-enums.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';

/**
 * Words of dishes, and those of the dishes that a cook takes in their place, the nearest first. The last of these words that stands in the name
 * of a dish decides.
 */
const KINDRED: readonly (readonly [words: string, kin: string])[] = [
  ['brownies, blondies, bars, flapjacks, squares', 'brownies, blondies, bars, flapjacks, cookies, cake, loaf, muffins'],
  [
    'cake, cakes, sponge, muffins, cupcakes, loaf, gingerbread, banana bread, cheesecake, gateau, scones',
    'cake, muffins, loaf, banana bread, cookies, brownies, bars',
  ],
  [
    'cookies, biscuits, shortbread, macaroons, gingersnaps, biscotti',
    'cookies, biscuits, shortbread, macaroons, biscotti, flapjacks, bars, cake',
  ],
  [
    'pie, tart, crumble, cobbler, strudel, wellington, pasty',
    'pie, tart, crumble, cobbler, strudel, cake, quiche, hotpot, bake, gratin, casserole, stew',
  ],
  [
    'lasagne, lasagna, cannelloni, moussaka, pasta bake, macaroni, mac, parmigiana',
    'lasagne, cannelloni, moussaka, pasta bake, macaroni, bolognese, ragù, pasta, bake',
  ],
  [
    'spaghetti, pasta, carbonara, bolognese, alfredo, linguine, penne, gnocchi, tagliatelle',
    'spaghetti, bolognese, ragù, pasta, penne, linguine, tagliatelle, gnocchi',
  ],
  [
    'pancakes, crepes, waffles, blinis, crumpets, french toast',
    'pancakes, crepes, waffles, drop scones, crumpets, fritters, french toast, porridge',
  ],
  ['pizza, calzone, focaccia, flatbread', 'pizza, calzone, focaccia, flatbreads, manakish, socca, toast'],
  [
    'burger, nuggets, sausages, patties, schnitzel',
    'burgers, patties, nuggets, falafel, fritters, meatballs, schnitzel',
  ],
  ['meatballs, kofta, polpette', 'meatballs, kofta, polpette, balls, falafel, burgers'],
  ['curry, masala, korma, tikka, vindaloo, madras, jalfrezi, biryani, dal', 'curry, masala, korma, dal, biryani'],
  [
    'stew, casserole, goulash, hotpot, chilli con carne, chili, tagine, bourguignon, stroganoff, coq au vin, ragout',
    'stew, casserole, goulash, hotpot, chilli, tagine, stroganoff',
  ],
  ['soup, chowder, broth, ramen, pho, bisque', 'soup, chowder, broth, ramen'],
  ['ice cream, sorbet, gelato, milkshake', 'ice cream, sorbet, lollies, milkshake'],
  [
    'mousse, custard, panna cotta, trifle, tiramisu, pudding, brulee, posset, fool',
    'mousse, panna cotta, custard, trifle, tiramisu, pudding, fool, compote, cake',
  ],
  ['bread, rolls, baguette, naan, bagels, buns', 'bread, loaf, rolls, naan, flatbreads, buns'],
  ['risotto, paella, pilaf, fried rice', 'risotto, paella, pilaf, fried rice, rice'],
  ['sandwich, wrap, toastie, toast', 'sandwich, wraps, toastie, toast'],
  [
    'tacos, burritos, enchiladas, fajitas, quesadillas, nachos',
    'tacos, burritos, enchiladas, fajitas, quesadillas, nachos',
  ],
  ['quiche, omelette, frittata, scrambled eggs, shakshuka', 'quiche, omelette, frittata, scramble, chilla, tart, pie'],
  ['guacamole', 'guacamole, avocado, salsa, dip, hummus, tzatziki, baba ganoush'],
  [
    'hummus, dip, tzatziki, baba ganoush, raita',
    'hummus, dip, baba ganoush, tzatziki, raita, guacamole, salsa, spread',
  ],
  ['doughnuts, churros', 'doughnuts, churros, fritters, cake, cookies'],
  ['noodles, stir-fry, pad thai, chow mein', 'noodles, stir-fry, chow mein, pad thai'],
  ['fish and chips, fish fingers, scampi', 'fish and chips, chips, fries, wedges, tempura'],
  ['butter chicken', 'curry, masala, korma, dal'],
  ['salad, slaw, coleslaw', 'salad, slaw, coleslaw, tabbouleh'],
  ['pesto, pistou, salsa verde, chimichurri', 'pesto, salsa verde, chimichurri, salsa, dip, hummus'],
  ['gratin, bake, mash, cauliflower cheese', 'gratin, bake, mash, casserole'],
];

/** The words by which dishes go that a cook takes in place of one, the nearest first; none for a dish of no known kind. */
export function kindredOf(name: string): string[] {
  const said = ` ${nameWords(name).join(' ')} `;
  const [nearest] = KINDRED.map(([words, kin]) => ({ kin, at: lastOf(said, listed(words)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return nearest === undefined ? [] : listed(nearest.kin);
}

/**
 * The recipes near a dish of which none may be shown, the nearest kind first, and of that those of its cuisine.
 * @param like the recipes that go by the name, which tell when it is eaten
 * @param isKept whether a recipe may be shown
 */
export async function kindredDishes(
  names: readonly string[],
  like: readonly Recipe[],
  isKept: (recipe: Recipe) => boolean,
  recipes: Pick<RecipeService, 'named' | 'byNumbers'>,
): Promise<Recipe[]> {
  const kin = [...new Set(names.flatMap(kindredOf))];
  if (kin.length === 0) return [];
  const fits = (await recipes.named(kin)).flat().filter(({ isSpelt }) => isSpelt);
  const found = await recipes.byNumbers([...new Set(fits.map(({ number }) => number))]);
  const placeOf = (recipe: Recipe): number => kin.findIndex((word) => isCalled(recipe, word));
  const isOfCuisine = ({ cuisine }: Recipe): boolean => cuisine === like[0]?.cuisine;
  return found
    .filter((recipe) => placeOf(recipe) >= 0 && isKept(recipe) && like.some((one) => isEatenLike(recipe, one)))
    .sort((a, b) => placeOf(a) - placeOf(b) || Number(isOfCuisine(b)) - Number(isOfCuisine(a)));
}

const listed = (words: string): string[] => words.split(', ');

/** Where the last of some names ends within words; -1 where none stands there. */
const lastOf = (said: string, names: readonly string[]): number =>
  Math.max(...names.map((name) => ` ${nameWords(name).join(' ')} `).map((name) => endOf(said, name)));

function endOf(said: string, name: string): number {
  const at = said.lastIndexOf(name);
  return at < 0 ? -1 : at + name.length;
}

/** Whether a word stands in a name of a recipe: a bake is nothing that is baked. */
const isCalled = ({ title, alsoCalled }: Recipe, word: string): boolean =>
  [title, ...alsoCalled].some((name) => lastOf(` ${nameWords(name).join(' ')} `, [word]) >= 0);

/** Whether two dishes are both sweet, or both for a meal that is not. */
const isEatenLike = ({ tags }: Recipe, like: Recipe): boolean =>
  isSweet(tags) === isSweet(like.tags) &&
  (isSweet(tags) || mealsOf(tags).some((meal) => mealsOf(like.tags).includes(meal)));

/** Whether tags tell of a dessert, or of what is baked for between meals. */
function isSweet(tags: readonly string[]): boolean {
  const meals = mealsOf(tags);
  const isBetween = meals.includes(Meal.SNACK) || meals.includes(Meal.BREAKFAST);
  const isMeal = meals.some((meal) => MEALS.has(meal)) || tags.includes('bread');
  return meals.includes(Meal.DESSERT) || (tags.includes('baking') && isBetween && !isMeal);
}

const MEALS: ReadonlySet<Meal> = new Set([Meal.LUNCH, Meal.DINNER, Meal.STARTER, Meal.SIDE]);

import { CUISINES, type Cuisine } from '../recipes/cuisine.ts';
import { ALLERGENS, type Allergen } from '../ingredients/dietary.ts';
import type { Facts } from '../ingredients/foods/food-knowledge.ts';
import { FOREIGN_LOCALES, type ForeignName } from '../ingredients/names/foreign-name.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import type { Catalogue, CatalogueRecipe } from './check-model.ts';

/** How much the catalogue holds. */
export interface CatalogueCounts {
  foods: number;
  /** Other names of the foods, plurals not counted. */
  aliases: number;
  substitutes: number;
  recipes: number;
  perCuisine: Record<Cuisine, number>;
  /** Recipes that fit each diet: a vegan one is a vegetarian and a pescatarian one, too. */
  perDiet: { vegan: number; vegetarian: number; pescatarian: number };
  /** Recipes that need five or fewer foods beside staples. */
  fewFoods: number;
  foodsWithNutrients: number;
  foodsWithWeights: number;
  /** Foods that have a name in each other language. */
  perLanguage: Record<string, number>;
  /** Foods that contain an allergen, that may, and that are free of it. */
  perAllergen: Record<string, { contains: number; unsure: number; free: number }>;
}

/** Most foods beside staples that a recipe of few foods needs. */
const FEW_FOODS = 5;

/** The least that makes the first search a pleasure. */
const LEAST = { recipes: 300, perCuisine: 12, vegan: 70, vegetarian: 140, fewFoods: 60, foods: 1_200, substitutes: 400 };

/** Counts what the data files hold. */
export function countCatalogue({ foods, knowledge, recipes }: Catalogue): CatalogueCounts {
  const fitting = (...diets: string[]): number => recipes.filter((recipe) => diets.includes(recipe.derived.diet)).length;
  return {
    foods: foods.length,
    aliases: foods.reduce((total, food) => total + food.aliases.length, 0),
    substitutes: knowledge.swaps.length,
    recipes: recipes.length,
    perCuisine: perCuisine(recipes),
    perDiet: { vegan: fitting('vegan'), vegetarian: fitting('vegan', 'vegetarian'), pescatarian: fitting('vegan', 'vegetarian', 'pescatarian') },
    fewFoods: recipes.filter((recipe) => recipe.derived.neededFoods.length <= FEW_FOODS).length,
    foodsWithNutrients: foods.filter((food) => food.nutrients !== null).length,
    foodsWithWeights: foods.filter((food) => food.weights !== null).length,
    perLanguage: perLanguage(knowledge.foreign),
    perAllergen: Object.fromEntries(ALLERGENS.map((allergen) => [allergen, perState(knowledge.foods, allergen)])),
  };
}

/** What the catalogue has too little of. */
export function checkCounts(counts: CatalogueCounts): Finding[] {
  const amounts: [what: string, has: number, least: number][] = [
    ['foods', counts.foods, LEAST.foods], ['substitutes', counts.substitutes, LEAST.substitutes], ['recipes', counts.recipes, LEAST.recipes],
    ['vegan recipes', counts.perDiet.vegan, LEAST.vegan], ['vegetarian recipes', counts.perDiet.vegetarian, LEAST.vegetarian],
    [`recipes of ${FEW_FOODS} foods or fewer`, counts.fewFoods, LEAST.fewFoods],
    ...CUISINES.map((cuisine): [string, number, number] => [`${cuisine} recipes`, counts.perCuisine[cuisine], LEAST.perCuisine]),
  ];
  return amounts.flatMap(([what, has, least]) => (has < least ? [{ file: 'recipes', message: `${has} ${what}, at least ${least} are wanted` }] : []));
}

function perLanguage(names: readonly ForeignName[]): Record<string, number> {
  return Object.fromEntries(FOREIGN_LOCALES.map((locale) => [locale, new Set(names.filter((name) => name.locale === locale).map(({ food }) => food)).size]));
}

function perState(foods: readonly Facts[], allergen: Allergen): { contains: number; unsure: number; free: number } {
  const [contains, unsure] = [foods.filter((food) => food.contains.includes(allergen)).length, foods.filter((food) => food.unsure.includes(allergen)).length];
  return { contains, unsure, free: foods.length - contains - unsure };
}

function perCuisine(recipes: CatalogueRecipe[]): Record<Cuisine, number> {
  return Object.fromEntries(CUISINES.map((cuisine) => [cuisine, recipes.filter((recipe) => recipe.cuisine === cuisine).length] as const)) as Record<Cuisine, number>;
}

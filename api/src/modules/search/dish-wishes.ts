import type { Recipe } from '../recipes/recipe.entity.ts';

/** What of a dish only its name tells: how it is made, or made lighter. */
const TOLD_BY_NAME =
  /\b(?:no[- ](?:bake|knead|churn)|(?:low|reduced)[- ](?:fat|calories?|cal|salt|sodium)|high[- ]protein)\b/gi;
/** What it is cooked in, which any pot may stand in for. */
const COOKED_IN = /\b(?:slow[- ]cooker|air[- ]fryer|instant[- ]pot|pressure[- ]cooker)\b/gi;

/** Puts the dishes first whose names say how they are wished: "no-bake cheesecake". */
export function wishedFirst(recipes: readonly Recipe[], texts: readonly string[]): Recipe[] {
  const wishes = texts.flatMap((text) => [...wishesIn(text, TOLD_BY_NAME), ...wishesIn(text, COOKED_IN)]);
  const isSaid = (recipe: Recipe): boolean => wishes.some((wish) => says(recipe, wish));
  return [...recipes.filter(isSaid), ...recipes.filter((recipe) => !isSaid(recipe))];
}

/** The wishes of a text that are in no name of these dishes: the "low fat" of "low fat cheesecake". */
export const wishesNotMet = (text: string, recipes: readonly Recipe[]): string[] =>
  wishesIn(text, TOLD_BY_NAME).filter((wish) => !recipes.some((recipe) => says(recipe, wish)));

const wishesIn = (text: string, wishes: RegExp): string[] => text.match(wishes) ?? [];

const says = ({ title, alsoCalled }: Recipe, wish: string): boolean =>
  [title, ...alsoCalled].some((name) => plain(name).includes(plain(wish)));

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

import type { FoodNames } from '../ingredients/names/food-names.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import { timeWish } from './typed/time-wish.ts';

/** What of a dish only its name tells: how it is made lighter. */
const TOLD_BY_NAME = /\b(?:(?:low|reduced)[- ](?:fat|calories?|cal|salt|sodium)|high[- ]protein)\b/gi;
/** How it is made, or without what, which few names tell. */
const MADE_SO =
  /\b(?:(?:no|without)[- ](?:bake|baking|knead(?:ing)?|churn(?:ing)?)|(?:no|without)(?: using)?(?: an?| the| my)? (?:oven|hob|stove|microwave|blender|mixer|food processor)|one[- ](?:pot|pan))\b/gi;
/** What it is cooked in, which any pot may stand in for. */
const COOKED_IN = /\b(?:slow[- ]cooker|air[- ]fryer|instant[- ]pot|pressure[- ]cooker)\b/gi;
/** What it is like, and where it is eaten, which some names and tags tell; a picnic ham is a food. */
const LIKE =
  /(?<=\b(?:something|really|quite|nice and|nice,?|want(?: it)?|fancy) )spicy\b|\bspicy(?= (?:dinner|lunch|supper|meal|dish|food)\b)|\bfinger food\b|\bpicnic\b(?! (?:hams?|shoulders?|eggs?)\b)/gi;

/** Puts the dishes first that say by name or tag how they are wished: "no-bake cheesecake". */
export function wishedFirst(recipes: readonly Recipe[], texts: readonly string[]): Recipe[] {
  const wishes = texts.flatMap((text) =>
    [TOLD_BY_NAME, MADE_SO, COOKED_IN, LIKE].flatMap((words) => wishesIn(text, words)),
  );
  const isSaid = (recipe: Recipe): boolean => wishes.some((wish) => says(recipe, wish));
  return [...recipes.filter(isSaid), ...recipes.filter((recipe) => !isSaid(recipe))];
}

/** The wishes of a text that none of these dishes tells of: the "low fat" of "low fat cheesecake". A food may be sold low in fat, but not without an oven. */
export const wishesNotMet = (text: string, recipes: readonly Recipe[], isDish: boolean): string[] =>
  [...wishesIn(text, MADE_SO), ...wishesIn(text, LIKE), ...(isDish ? wishesIn(text, TOLD_BY_NAME) : [])].filter(
    (wish) => !recipes.some((recipe) => says(recipe, wish)),
  );

/** A text whose time all of the dishes take longer than asks for none: the words of that are told. */
export function withTimeNotMet(
  typed: ResolvedIngredient,
  recipes: readonly Recipe[],
  names: FoodNames,
): ResolvedIngredient {
  const isMet = recipes.length === 0 || recipes.some((recipe) => isInTime(recipe, typed));
  if (isMet) return typed;
  return { ...typed, maxCookTime: null, unread: [...typed.unread, ...timeWish(typed.text, names).said] };
}

/** Whether a dish takes no longer than a text lets it. */
export const isInTime = ({ cookTime }: Recipe, { maxCookTime }: ResolvedIngredient): boolean =>
  maxCookTime === null || cookTime <= maxCookTime;

const wishesIn = (text: string, wishes: RegExp): string[] => text.match(wishes) ?? [];

function says({ title, alsoCalled, tags }: Recipe, wish: string): boolean {
  const said = plain(wish);
  return [title, ...alsoCalled].some((name) => plain(name).includes(said)) || tags.includes(said);
}

/** Words without hyphens, and each way to be made said in one way. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace('without ', 'no ')
    .replace(/\b(bak|knead|churn)(?:e|ing)?\b/g, '$1')
    .replace('one pot', 'one pan');

import type { KnownFood } from '../foods/food-knowledge.ts';
import { certainLink, type FoodLink } from '../names/food-names.ts';

/** A food that words were linked to; undefined where none is known by them. */
export type Link = FoodLink | undefined;

/** The link of a food that is known for certain. */
export const certainLinkOf = (food: KnownFood | undefined): Link => food && certainLink(food);

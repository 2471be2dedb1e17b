import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** Whether a food is of an aisle where foods are called like dishes: pasta, granola, brownies. */
export const isMadeFood = ({ category }: KnownFood): boolean => MADE.has(category);

const MADE: ReadonlySet<string> = new Set(['bread', 'deli', 'frozen', 'grains', 'snacks-and-sweets']);

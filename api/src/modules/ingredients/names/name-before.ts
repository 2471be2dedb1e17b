import { Allergen } from '../dietary.ts';
import type { KnownFood } from '../foods/food-knowledge.ts';

/** Whether a food named before another makes it something else; within a family, or as a mere flavour, it does not. */
export function makesAnother(named: KnownFood | undefined, food: KnownFood): boolean {
  if (named === undefined || named === food || isFlavour(named, food) || isGrainOf(named, food)) return false;
  return !named.ancestors.includes(food.number) && !food.ancestors.includes(named.number);
}

const FLAVOURS = new Set(['herbs', 'spices', 'vegetables', 'fruit', 'baking']);
const FLAVOURED = new Set(['sauces', 'deli', 'snacks-and-sweets']);
const ALSO_FLAVOURED = /\b(?:gelatin|pudding mix|sorbet|soda|vodka|liqueur)$/;

/** "Rosemary focaccia", "jalapeno hummus": what is made of many things stays what it is with one more harmless one. */
function isFlavour(named: KnownFood, food: KnownFood): boolean {
  const isHarmless = named.diet === 'vegan' && named.contains.length === 0 && named.unsure.length === 0;
  if (food.category === 'bread') return isHarmless && named.category === 'herbs'; // fruit or spice makes a cake of it: banana bread
  return isHarmless && FLAVOURS.has(named.category) && (FLAVOURED.has(food.category) || ALSO_FLAVOURED.test(food.name));
}

/** "Wheat crackers", "rye rolls": a grain that tells no more than the food's own facts do. */
function isGrainOf(named: KnownFood, food: KnownFood): boolean {
  const isGrain =
    named.category === 'grains' &&
    named.contains.includes(Allergen.GLUTEN) &&
    named.contains.length === 1 &&
    named.unsure.length === 0;
  return isGrain && food.contains.includes(Allergen.GLUTEN);
}

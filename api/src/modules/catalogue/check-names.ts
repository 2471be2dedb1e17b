import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../ingredients/names/food-names.ts';
import { ForeignNames } from '../ingredients/names/foreign-names.ts';
import { foldedForeign } from '../ingredients/names/foreign-words.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import type { Catalogue } from './check-model.ts';

/** A kind and its family may share a word. */
const isKin = (one?: KnownFood, other?: KnownFood): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.ancestors.includes(other.number) || other.ancestors.includes(one.number));

/**
 * Names in other languages that do not mean their food: those that English gives to another and that are not marked so, and words that mean
 * different foods in two languages.
 */
export function checkNames({ knowledge, foreign }: Catalogue): Finding[] {
  const names = new FoodNames(knowledge);
  const { conflicts } = new ForeignNames(foreign, (id) => knowledge.byId(id));
  const isMarked = new Set(foreign.filter((name) => name.isOfAnotherToo).map(({ name }) => name));
  const twice = conflicts.filter(({ name }) => !isMarked.has(name)).map(({ name, foods }): Finding => ({ file: 'names', field: name, message: `means ${foods.map((food) => food.name).join(' and ')}: leave out the rarer, or mark "${name}*"` }));
  const isTwice = new Set(conflicts.map(({ name }) => foldedForeign(name)));
  const taken = foreign.flatMap(({ food, locale, name, isOfAnotherToo }): Finding[] => {
    const found = names.find(name);
    const isElsewhere = found !== undefined && found.id !== food;
    if (isKin(found, knowledge.byId(food)) || isTwice.has(foldedForeign(name)) || isElsewhere === isOfAnotherToo) return [];
    const message = isElsewhere ? `is an English name of ${found.name}: mark it "${name}*" or leave it out` : 'is no name of another food: needs no *';
    return [{ file: `names/${locale}.yaml`, field: name, message }];
  });
  return [...twice, ...taken];
}

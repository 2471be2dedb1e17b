import { fileURLToPath } from 'node:url';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';

const { foods, swaps, foreign } = readFoodFiles(fileURLToPath(new URL('../../../catalogue', import.meta.url)));

/** The foods of the starter catalogue. */
export const knowledge = new FoodKnowledge(foods, swaps, { foreign });

/** Their names. */
export const names = new FoodNames(knowledge);

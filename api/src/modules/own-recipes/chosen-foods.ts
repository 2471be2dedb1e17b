import { FoodName } from '../ingredients/food.entity.ts';
import { LOCALE } from '../ingredients/foods/food-rows.sql.ts';
import { RecipeLine } from '../recipes/recipe.entity.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { linkLine } from '../ingredients/lines/line-linker.ts';
import type { DraftLine } from '../recipes/recipe-draft.ts';

/**
 * The lines of a recipe that is edited: where the cook once chose the food of a line, because its words alone say another or none, and the
 * words stay, so does the food.
 */
export async function keepChosenFoods(
  tx: EntityManager,
  recipe: string,
  lines: readonly DraftLine[],
  names: FoodNames,
): Promise<DraftLine[]> {
  const stored = await tx.find(RecipeLine, { recipe, food: { $ne: null } }, { disableIdentityMap: true });
  const foodIds = stored.flatMap(({ food }) => food ?? []);
  const named = await tx.find(FoodName, { food: { $in: foodIds }, locale: LOCALE }, { disableIdentityMap: true });
  const nameOf = new Map(named.map(({ food, name }) => [food, name]));
  const foods = new Map(stored.map(({ text, food }) => [text, nameOf.get(food ?? '')]));
  return lines.map((line) => {
    const kept = foods.get(line.text);
    const isChosen = line.food === null && kept !== undefined && linkLine(line.text, names).food?.name !== kept;
    return isChosen ? { ...line, food: kept } : line;
  });
}

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
  const stored = await tx.execute<{ text: string; food: string }[]>(
    "select l.text, f.name as food from recipe_line l join food_name f on f.food_id = l.food_id and f.locale = 'en' where l.recipe_id = ?",
    [recipe],
  );
  const foods = new Map(stored.map(({ text, food }) => [text, food]));
  return lines.map((line) => {
    const kept = foods.get(line.text);
    const isChosen = line.food === null && kept !== undefined && linkLine(line.text, names).food?.name !== kept;
    return isChosen ? { ...line, food: kept } : line;
  });
}

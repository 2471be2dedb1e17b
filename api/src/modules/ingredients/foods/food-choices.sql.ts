import type { EntityManager } from '@mikro-orm/postgresql';
import { FoodChoices, NO_CHOICES, type FoodChoice } from './food-choices.ts';

const WANTED = 'select choice::int[] as foods from json_array_elements_text(?) as choice';
/** Their numbers are from the same row as those of the foods, so that a recipe may need either. */
const STORE = `insert into food_choice (number, foods) select nextval('food_number_seq'), foods from (
    select foods from (${WANTED}) wanted where not exists (select from food_choice known where known.foods = wanted.foods) order by foods
  ) missing on conflict do nothing`;

/**
 * The choices of these foods, with their numbers; new ones are stored, in the order of their foods: of two transactions that store the
 * same, one waits for the other, and never both.
 * @param wanted the numbers of the foods of each, ascending
 */
export async function storeChoices(em: EntityManager, wanted: readonly (readonly number[])[]): Promise<FoodChoices> {
  if (wanted.length === 0) return NO_CHOICES;
  const foods = JSON.stringify([...new Set(wanted.map((choice) => `{${choice.join(',')}}`))]);
  await em.execute(STORE, [foods]);
  return new FoodChoices(
    await em.execute<FoodChoice[]>(`select number, foods from food_choice where foods in (${WANTED})`, [foods]),
  );
}

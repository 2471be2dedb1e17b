import type { EntityManager } from '@mikro-orm/postgresql';
import { FoodChoices, NO_CHOICES, type Asked, type FoodChoice } from './food-choices.ts';

const WANTED = 'select foods, refused from json_to_recordset(?) as asked(foods int[], refused int[])';
/**
 * Their numbers are from the same row as those of the foods, so that a recipe may need either. One that no recipe asked for is asked for
 * again in the same act, so that no cleanup takes it away meanwhile.
 */
const STORE = `insert into food_choice (number, foods, refused) select nextval('food_number_seq'), foods, refused from (
    ${WANTED} where not exists (
      select from food_choice known where (known.foods, known.refused) = (asked.foods, asked.refused) and known.unasked_since is null
    ) order by foods, refused
  ) missing on conflict (foods, refused) do update set unasked_since = null`;

/**
 * What recipes ask for with its numbers; new ones are stored, in the order of their foods: of two transactions that store the
 * same, one waits for the other, and never both.
 */
export async function storeChoices(em: EntityManager, wanted: readonly Asked[]): Promise<FoodChoices> {
  if (wanted.length === 0) return NO_CHOICES;
  const asked = `[${[...new Set(wanted.map(({ foods, refused }) => JSON.stringify({ foods, refused })))].join(',')}]`;
  await em.execute(STORE, [asked]);
  return new FoodChoices(
    await em.execute<FoodChoice[]>(
      `select number, foods, refused from food_choice where (foods, refused) in (${WANTED})`,
      [asked],
    ),
  );
}

const IS_ASKED = `(exists (select from recipe_line where choice = food_choice.number)
  or exists (select from recipe_line where beside <> '{}' and beside @> array[food_choice.number]))`;

/** Notes which choices no recipe asks for: one noted a day ago, longer than any transaction takes, can be deleted. */
export async function noteUnasked(em: EntityManager): Promise<void> {
  await em.execute(`update food_choice set unasked_since = now() where unasked_since is null and not ${IS_ASKED}`);
  await em.execute(`update food_choice set unasked_since = null where unasked_since is not null and ${IS_ASKED}`);
}

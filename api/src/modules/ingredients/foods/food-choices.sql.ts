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

/** Those that are there, and whether a recipe asks for each as far as the last cleanup saw. */
const KNOWN = `select number, foods, refused, unasked_since is null as "isAsked" from food_choice where (foods, refused) in (${WANTED})`;

/** A choice as it is stored. */
type KnownChoice = FoodChoice & { isAsked: boolean };

/**
 * What recipes ask for with its numbers; new ones are stored, in the order of their foods: of two transactions that store the
 * same, one waits for the other, and never both. Where all are known nothing is inserted: every insert is announced, and every process
 * then reads its choices again.
 */
export async function storeChoices(em: EntityManager, wanted: readonly Asked[]): Promise<FoodChoices> {
  const asked = new Set(wanted.map(({ foods, refused }) => JSON.stringify({ foods, refused })));
  if (asked.size === 0) return NO_CHOICES;
  const list = `[${[...asked].join(',')}]`;
  const known = await em.execute<KnownChoice[]>(KNOWN, [list]);
  if (known.length === asked.size && known.every(({ isAsked }) => isAsked)) return choicesOf(known);
  await em.execute(STORE, [list]);
  return choicesOf(await em.execute<KnownChoice[]>(KNOWN, [list]));
}

const choicesOf = (known: readonly KnownChoice[]): FoodChoices =>
  new FoodChoices(known.map(({ number, foods, refused }) => ({ number, foods, refused })));

const IS_ASKED = `(exists (select from recipe_line where choice = food_choice.number)
  or exists (select from recipe_line where beside <> '{}' and beside @> array[food_choice.number]))`;

/** Notes which choices no recipe asks for: one noted a day ago, longer than any transaction takes, can be deleted. */
export async function noteUnasked(em: EntityManager): Promise<void> {
  await em.execute(`update food_choice set unasked_since = now() where unasked_since is null and not ${IS_ASKED}`);
  await em.execute(`update food_choice set unasked_since = null where unasked_since is not null and ${IS_ASKED}`);
}

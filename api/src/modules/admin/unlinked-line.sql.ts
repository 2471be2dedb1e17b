import type { EntityManager } from '@mikro-orm/postgresql';

/** Words in recipe lines that no food was found for. */
export interface UnlinkedPhrase {
  phrase: string;
  /** How many lines have them. */
  lines: number;
  recipes: number;
  /** One of the lines, as it was written. */
  example: string;
}

/** What cooks keep to themselves stays out of it. */
const UNLINKED = `from recipe_line l join recipe r on r.id = l.recipe_id
  where l.food_id is null and not l.is_no_food and l.name <> '' and r.status in ('published', 'pending') and not r.is_creative`;

const PHRASES = `
  select * from (select lower(l.name) as phrase, count(*)::int as lines, count(distinct l.recipe_id)::int as recipes, min(l.text) as example ${UNLINKED} group by 1) found
  where (-lines, phrase) > (?::bigint, ?) order by lines desc, phrase limit ?`;

/** The words behind a place in the list, the most frequent first. */
export function readPhrases(
  em: EntityManager,
  [lines, phrase]: [number, string],
  most: number,
): Promise<UnlinkedPhrase[]> {
  return em.execute(PHRASES, [lines, phrase, most]);
}

/** How many different words there are. */
export async function countPhrases(em: EntityManager): Promise<number> {
  const [total] = await em.execute<[{ count: number }]>(
    `select count(distinct lower(l.name))::int as count ${UNLINKED}`,
  );
  return total.count;
}

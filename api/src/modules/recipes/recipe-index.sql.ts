import { RecipeStatus } from './recipe-enums.ts';
import { NEEDED, TOTAL_TIME } from './recipe-list-filter.ts';

/** Recipes of a group that may be shown for it: enough that no two groups need to show the same. */
const EXAMPLES = 24;

const LISTED = `status = '${RecipeStatus.PUBLISHED}' and not is_creative`;

/** A group of recipes: what it is known by, how many it has, and numbers of those that most cooks have rated. */
export interface GroupRow {
  key: string;
  count: number;
  examples: number[];
}

/** How many recipes need a food or a kind of it, and how many of these are named for it. */
export interface FoodRow {
  food: number;
  count: number;
  titled: number;
}

const groups = (from: string): string => `
  select key, count(*)::int as count, (array_agg(number order by rating_count desc, number))[1:${EXAMPLES}] as examples
  from ${from} where ${LISTED} and key is not null group by key`;

/** The cuisines. */
export const CUISINE_GROUPS = groups('(select *, cuisine as key from recipe) as by_cuisine');

/** The meals; takes them with their tags, as JSON. */
export const MEAL_GROUPS = groups(
  'recipe join json_to_recordset(?) as meal(key text, its_tags text[]) on tags && its_tags',
);

/** What is quick, and what needs few foods; takes the most minutes and the most foods. */
export const SMALL_GROUPS = groups(`recipe cross join lateral (
    select 'quick' as key where ${TOTAL_TIME} <= ? union all select 'few' where ${NEEDED} <= ?) as small`);

/** The foods; takes the numbers by which recipes ask for each, and the names of it and its kinds, both as JSON. */
export const FOOD_GROUPS = `
  with need as materialized (select * from json_to_recordset(?) as need(food int, number int)),
    name as materialized (select food, phraseto_tsquery('english', words) as query from json_to_recordset(?) as name(food int, words text)),
    listed as materialized (select number, needed_foods, to_tsvector('english', title) as words from recipe where ${LISTED}),
    asked as materialized (select distinct need.food, listed.number from listed cross join unnest(needed_foods) as its(number) join need on need.number = its.number),
    titled as (select distinct asked.food, number from asked join listed using (number) join name on name.food = asked.food and words @@ query)
  select food, count(*)::int as count, count(titled.number)::int as titled from asked left join titled using (food, number) group by food`;

import type { EntityManager } from '@mikro-orm/postgresql';

/** What was counted of one thing. */
export interface UsageCount {
  measure: string;
  label: string;
  count: number;
}

/** In one order, so that two processes do not wait for each other in a circle. */
const ADD = `
  insert into usage_hour (hour, measure, label, count)
  select date_trunc('hour', now(), 'UTC'), measure, label, count from jsonb_to_recordset(?::jsonb) as r (measure text, label text, count int) order by measure, label
  on conflict (hour, measure, label) do update set count = usage_hour.count + excluded.count`;
const ADD_VIEWS = `
  update recipe set views = views + r.count from (select * from jsonb_to_recordset(?::jsonb) as v (label text, count int) order by label) r where recipe.id = r.label`;

/** Adds counts to the sums of this hour. */
export async function addCounts(tx: EntityManager, counts: readonly UsageCount[]): Promise<void> {
  await tx.execute(ADD, [JSON.stringify(counts)]);
}

/** Adds views to recipes, whose ids are the labels. */
export async function addViews(tx: EntityManager, views: readonly UsageCount[]): Promise<void> {
  await tx.execute(ADD_VIEWS, [JSON.stringify(views)]);
}

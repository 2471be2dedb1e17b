import type { ApolloClient } from '@apollo/client';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { PantryItem } from './pantry-item.ts';
import { ADD_ITEMS, UPDATE_ITEM } from './pantry-mutations.ts';
import { visitorPantry } from './visitor-pantry.ts';

const PLACES = ['FRIDGE', 'FREEZER', 'CUPBOARD'] as const;

/**
 * Takes a visitor's pantry along into the account that was just entered. What could not be taken stays in the browser, and comes along the
 * next time.
 */
export async function bringPantry(client: ApolloClient): Promise<void> {
  const all = visitorPantry.get();
  for (const place of PLACES) await bringPlace(client, all, place);
  if (all.length > 0) showToast({ title: text.brought(all.length) });
}

async function bringPlace(client: ApolloClient, all: readonly PantryItem[], place: PantryItem['place']): Promise<void> {
  const there = all.filter((item) => item.place === place);
  if (there.length === 0) return;
  const input = { lines: there.map(lineOf), place, idempotencyKey: `${place}-${there[0]?.id}` };
  const { data } = await client.mutate({ mutation: ADD_ITEMS, variables: { input } });
  for (const item of there) visitorPantry.remove(item.id);
  for (const item of there.filter(hasDetails)) {
    const id = data?.addPantryItems.items.find(({ name }) => name === item.name)?.id;
    if (id !== undefined)
      await client.mutate({ mutation: UPDATE_ITEM, variables: { input: { id, ...detailsOf(item) } } });
  }
}

const lineOf = ({ amount, unit, name }: PantryItem): string => [amount, unit, name].filter(Boolean).join(' ');

const hasDetails = ({ level, bestBefore, isBestBeforeGuessed, openedAt }: PantryItem): boolean =>
  level !== 'HAVE' || openedAt !== null || (bestBefore !== null && !isBestBeforeGuessed);

const detailsOf = ({ level, bestBefore, isBestBeforeGuessed, openedAt }: PantryItem) => ({
  level,
  ...(bestBefore !== null && !isBestBeforeGuessed && { bestBefore }),
  ...(openedAt !== null && { openedAt }),
});

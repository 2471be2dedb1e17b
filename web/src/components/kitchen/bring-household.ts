import type { ApolloClient } from '@apollo/client';
import { VIEWER } from '../../apollo/viewer.tsx';
import { settings as text } from '../../messages/settings.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { isSameName } from '../ingredient-input/chip.ts';
import { visitorTable } from '../pantry/visitor-table.ts';
import { UPDATE_PROFILE } from '../viewer/use-update-profile.ts';
import { loadPantry, savePantry } from './kept-pantry.ts';
import { MAX_AT_HOME, MAX_NEVER_EATEN } from './kitchen.ts';

/**
 * Takes what a visitor said is always at home, is never eaten and makes somebody ill along into the account that was just entered. It joins what
 * the account has, as far as there is room; what could not be taken stays in the browser, and comes along the next time.
 */
export async function bringHousehold(client: ApolloClient): Promise<void> {
  const [pantry, table] = [loadPantry(), visitorTable.get()];
  const { exclude, allergies } = table;
  if (pantry.length + exclude.length + allergies.length === 0) return;
  const { data } = await client.query({ query: VIEWER, fetchPolicy: 'network-only' });
  const own = data?.viewer?.household;
  if (!own) return;
  const household = {
    ...(pantry.length > 0 && { pantry: joined(own.pantry, pantry, MAX_AT_HOME), pantryAsked: true }),
    ...(exclude.length > 0 && { exclude: joined(own.exclude, exclude, MAX_NEVER_EATEN) }),
    ...(allergies.length > 0 && { allergies: [...new Set([...own.allergies, ...allergies])] }),
  };
  await client.mutate({ mutation: UPDATE_PROFILE, variables: { input: { household } } });
  savePantry(pantry, without(pantry, household.pantry));
  visitorTable.keep(table, { ...table, allergies: [] });
  visitorTable.keepNeverEaten(without(exclude, household.exclude));
  showToast(text.household.brought);
}

const joined = (own: readonly string[], more: readonly string[], max: number): string[] =>
  [...own, ...without(more, own)].slice(0, Math.max(max, own.length));

const without = (foods: readonly string[], taken: readonly string[] = []): string[] =>
  foods.filter((food) => !taken.some((one) => isSameName(one, food)));

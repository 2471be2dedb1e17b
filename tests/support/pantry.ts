import type { GraphQLAnswer } from './app.ts';
import type { Client } from './clients.ts';

/** An item as the tests look at it. */
export interface ShownPantryItem {
  id: string;
  name: string;
  food: { slug: string } | null;
  level: string;
  amount: number | null;
  unit: string | null;
  amounts: { amount: number; unit: string | null }[];
  place: string;
  bestBefore: string | null;
  isBestBeforeGuessed: boolean;
  openedAt: string | null;
  isDue: boolean;
  portions: number | null;
  leftoverOf: { slug: string } | null;
  version: number;
}

export const PANTRY_ITEM =
  'id name food { slug } level amount unit amounts { amount unit } place bestBefore isBestBeforeGuessed openedAt isDue portions leftoverOf { slug } version';

const CHANGES = {
  addPantryItems: 'AddPantryItemsInput',
  removePantryItems: 'RemovePantryItemsInput',
  undoPantryChange: 'PantryChangeIdInput',
} as const;

/** What a change of the pantry answers. */
export interface PantryChanged {
  items: ShownPantryItem[];
  change: { id: string; act: string; names: string[] } | null;
  ignored: string[];
}

/** Sends one change of a pantry. */
export async function changePantry(
  client: Client,
  mutation: keyof typeof CHANGES,
  input: object,
): Promise<GraphQLAnswer<{ changed: PantryChanged }>> {
  return client.graphql(
    `mutation Change($input: ${CHANGES[mutation]}!) { changed: ${mutation}(input: $input) { items { ${PANTRY_ITEM} } change { id act names } ignored } }`,
    { input },
  );
}

/** Puts lines into a pantry. @throws when it is refused */
export async function putIn(client: Client, ...lines: string[]): Promise<PantryChanged> {
  const { data, errors } = await changePantry(client, 'addPantryItems', { lines });
  if (errors) throw new Error(errors[0]?.message);
  return data.changed;
}

/** Changes one item. */
export function changeItem(
  client: Client,
  input: object,
): Promise<GraphQLAnswer<{ updatePantryItem: { item: ShownPantryItem; change: { id: string } | null } }>> {
  return client.graphql(
    `mutation Update($input: UpdatePantryItemInput!) { updatePantryItem(input: $input) { item { ${PANTRY_ITEM} } change { id } } }`,
    { input },
  );
}

/** The pantry of a cook, as its page shows it. */
export async function lookIn(client: Client, args = ''): Promise<ShownPantryItem[]> {
  const { data, errors } = await client.graphql<{ pantry: { nodes: ShownPantryItem[] } }>(
    `{ pantry${args} { nodes { ${PANTRY_ITEM} } } }`,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.pantry.nodes;
}

/** The day so many days from now, YYYY-MM-DD. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

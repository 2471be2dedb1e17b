import { CARD, inRestTypes, type Connection, type Named, type Told, type Transports } from './parity.ts';

/** An item of a pantry, as REST tells it. */
const PANTRY_ITEM =
  'id name food { slug } level amount unit place since bestBefore isBestBeforeGuessed openedAt isDue portions version';
const pantryItem = ({ food, ...item }: { food: { slug: string } | null }): object => ({
  ...item,
  food: food?.slug ?? null,
});
const pantryOf = async ({ graphql }: Transports): Promise<unknown> => {
  const { pantry } = await graphql<{ pantry: Connection<{ food: { slug: string } | null }> }>(
    `{ pantry { nodes { ${PANTRY_ITEM} } } }`,
  );
  return inRestTypes(pantry.nodes.map(pantryItem));
};
const putIn = async ({ cook }: Transports): Promise<{ items: Named[]; change: string }> =>
  (await cook.send('POST', '/api/pantry', { lines: ['2 lemons', 'kitchen roll'] })).json();

/** An item without what differs from one reading to the next. */
const lasting = (item: object): object => ({ ...item, id: '', since: '' });

/** The calls of the pantry, in the same way as the others of `parity.ts`. */
export const PANTRY_PARITY: Record<string, (transports: Transports) => Promise<Told>> = {
  'GET /tonight': async (transports) => {
    await transports.cook.send('POST', '/api/pantry', { lines: ['eggs', 'spinach', 'onions', 'rice'] });
    const { tonight } = await transports.graphql<{ tonight: { recipe: object }[] }>(
      `{ tonight { reason matchPercentage missingIngredients hasAllIngredients recipe { ${CARD} } } }`,
    );
    return [
      (await transports.rest('/tonight')).json(),
      inRestTypes(tonight.map(({ recipe, ...match }) => ({ ...recipe, ...match }))),
    ];
  },
  'POST /tonight': async (transports) => {
    await transports.cook.send('POST', '/api/pantry', { lines: ['eggs', 'spinach', 'onions', 'rice'] });
    const { tonight } = await transports.graphql<{ tonight: { recipe: object }[] }>(
      `{ tonight(kitchen: { foods: [] }) { reason matchPercentage missingIngredients hasAllIngredients recipe { ${CARD} } } }`,
    );
    return [
      (await transports.rest('/tonight', { body: { foods: [] } })).json(),
      inRestTypes(tonight.map(({ recipe, ...match }) => ({ ...recipe, ...match }))),
    ];
  },
  'GET /tonight/mail': async ({ rest, graphql }) => {
    const { setTonightMail } = await graphql<{ setTonightMail: { tonightMail: object } }>(
      'mutation { setTonightMail(input: { hour: 16, timeZone: "Europe/Berlin" }) { tonightMail { hour timeZone } } }',
    );
    return [(await rest('/tonight/mail')).json(), setTonightMail.tonightMail];
  },
  'PUT /tonight/mail': async ({ rest, graphql }) => {
    const told = (await rest('/tonight/mail', { body: { hour: 16, timeZone: 'Europe/Berlin' } })).json();
    return [told, (await graphql<{ tonightMail: object }>('{ tonightMail { hour timeZone } }')).tonightMail];
  },
  'GET /pantry': async (transports) => {
    await putIn(transports);
    return [(await transports.rest('/pantry')).json(), await pantryOf(transports)];
  },
  'POST /pantry': async (transports) => {
    const told = (await transports.rest('/pantry', { body: { lines: ['2 lemons'] } })).json<{ items: object[] }>();
    return [told.items, await pantryOf(transports)];
  },
  'GET /pantry/history': async (transports) => {
    await putIn(transports);
    const { pantryHistory } = await transports.graphql<{ pantryHistory: Connection<object> }>(
      '{ pantryHistory { nodes { id act at names isUndone } } }',
    );
    return [(await transports.rest('/pantry/history')).json(), pantryHistory.nodes];
  },
  'GET /pantry/months': async (transports) => {
    const { items } = await putIn(transports);
    await transports.cook.send('POST', '/api/pantry/remove', { ids: [items[0]?.id], reason: 'THROWN_AWAY' });
    const { pantryMonths } = await transports.graphql<{ pantryMonths: object[] }>(
      '{ pantryMonths { month used thrownAway usedGrams thrownAwayGrams usedCost thrownAwayCost } }',
    );
    return [(await transports.rest('/pantry/months')).json(), pantryMonths];
  },
  'POST /pantry/read': async (transports) => {
    const told = (await transports.rest('/pantry/read', { body: { lines: ['2 lemons', 'kitchen roll'] } })).json<{
      items: object[];
    }>();
    const { readForPantry } = await transports.graphql<{
      readForPantry: { items: { food: { slug: string } | null }[] };
    }>(`{ readForPantry(lines: ["2 lemons", "kitchen roll"]) { items { ${PANTRY_ITEM} } } }`);
    return [told.items.map(lasting), inRestTypes(readForPantry.items.map(pantryItem).map(lasting))];
  },
  'POST /pantry/remove': async (transports) => {
    const { items } = await putIn(transports);
    const ids = items.slice(1).map(({ id }) => id);
    const told = (await transports.rest('/pantry/remove', { body: { ids, reason: 'USED' } })).json<{
      items: Named[];
    }>();
    const left = (await pantryOf(transports)) as Named[];
    return [[...told.items.map(({ id }) => id), ...left.map(({ id }) => id)].sort(), items.map(({ id }) => id).sort()];
  },
  'POST /pantry/history/:changeId/undo': async (transports) => {
    const { change } = await putIn(transports);
    const told = (await transports.rest(`/pantry/history/${change}/undo`)).json<{ items: object[] }>();
    const { pantryHistory } = await transports.graphql<{ pantryHistory: Connection<object> }>(
      '{ pantryHistory { nodes { id isUndone } } }',
    );
    return [[{ id: change, isUndone: told.items.length === 0 }], pantryHistory.nodes];
  },
  'PATCH /pantry/:itemId': async (transports) => {
    const { items } = await putIn(transports);
    const told = (await transports.rest(`/pantry/${items[0]?.id}`, { body: { level: 'LOW', place: 'FRIDGE' } })).json();
    return [[told], ((await pantryOf(transports)) as Named[]).filter(({ id }) => id === items[0]?.id)];
  },
};

import { cleanUpHistory } from '../../../api/src/modules/pantry/history-cleanup.sql.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { changeItem, changePantry, putIn } from '../../support/pantry.ts';

interface Month {
  month: string;
  used: number;
  thrownAway: number;
  usedGrams: number;
  thrownAwayGrams: number;
  usedCost: number;
  thrownAwayCost: number;
}

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const months = async (): Promise<Month[]> =>
  (
    await cook.graphql<{ pantryMonths: Month[] }>(
      '{ pantryMonths { month used thrownAway usedGrams thrownAwayGrams usedCost thrownAwayCost } }',
    )
  ).data.pantryMonths;

/** Puts things in and takes them out again for a reason; gives the id of the change. */
async function lose(reason: 'USED' | 'THROWN_AWAY' | 'MISTAKE', ...lines: string[]): Promise<string | undefined> {
  const { items } = await putIn(cook, ...lines);
  const { data } = await changePantry(cook, 'removePantryItems', { ids: items.map(({ id }) => id), reason });
  return data.changed.change?.id;
}

/** Everything of the cook's history is as if it had happened before. */
const makeOlder = (days: number): Promise<unknown> =>
  app.platform.orm.em.fork().execute('update pantry_change set at = at - make_interval(days => ?)', [days]);
/** Costs of months in which no receipt was read. */
const UNPAID = { usedCost: 0, thrownAwayCost: 0 };
const sweep = (): Promise<void> => cleanUpHistory(app.platform.orm.em.fork(), app.platform.foods);
const nameOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 7);

test('what was used and thrown away is told by month, with the weight of what had an amount', async () => {
  await lose('USED', '500 g flour', 'milk');
  await lose('THROWN_AWAY', '200 g spinach');
  await lose('MISTAKE', '1 kg rice');
  expect(await months()).toEqual([
    { month: nameOf(0), used: 2, thrownAway: 1, usedGrams: 500, thrownAwayGrams: 200, ...UNPAID },
  ]);
});

test('what was taken back does not count', async () => {
  const id = await lose('THROWN_AWAY', '200 g spinach');
  await changePantry(cook, 'undoPantryChange', { id });
  expect(await months()).toEqual([]);
});

test('a month stays when its acts can no longer be taken back, and is added up with what has not left the history', async () => {
  await lose('USED', '500 g flour');
  const undone = await lose('THROWN_AWAY', '200 g spinach');
  await changePantry(cook, 'undoPantryChange', { id: undone });
  await makeOlder(70);
  const before = await months();
  await sweep();
  await sweep();
  expect(await months()).toEqual(before);
  await lose('THROWN_AWAY', '100 g ham');
  expect(await months()).toEqual([
    { month: nameOf(0), used: 0, thrownAway: 1, usedGrams: 0, thrownAwayGrams: 100, ...UNPAID },
    { month: nameOf(70), used: 1, thrownAway: 0, usedGrams: 500, thrownAwayGrams: 0, ...UNPAID },
  ]);
});

describe('what was paid', () => {
  /** Puts in what a receipt says, and gives the ids of the items by name. */
  async function buy(...receipt: string[]): Promise<Map<string, string>> {
    const { data } = await changePantry(cook, 'addPantryItems', { receipt: receipt.join('\n') });
    return new Map(data.changed.items.map(({ name, id }) => [name, id]));
  }
  const remove = (reason: 'USED' | 'THROWN_AWAY', id: string | undefined) =>
    changePantry(cook, 'removePantryItems', { ids: [id], reason });

  test('is told with what was used and thrown away, as the receipt says it', async () => {
    const items = await buy('WHOLE MILK 1.49', 'SPINACH 200G 2.00', 'EGGS', '2 @ 1.60');
    await remove('USED', items.get('whole milk'));
    await remove('USED', items.get('egg'));
    await remove('THROWN_AWAY', items.get('spinach'));
    expect(await months()).toMatchObject([{ usedCost: 4.69, thrownAwayCost: 2 }]);
  });

  test('goes with what is left where amounts tell, and comes back with what was taken back', async () => {
    const spinach = (await buy('SPINACH 200G 2.00')).get('spinach') ?? '';
    await changeItem(cook, { id: spinach, amount: 50 });
    const { data } = await remove('THROWN_AWAY', spinach);
    expect(await months()).toMatchObject([{ thrownAwayGrams: 50, thrownAwayCost: 0.5 }]);
    await changePantry(cook, 'undoPantryChange', { id: data.changed.change?.id });
    await remove('USED', spinach);
    expect(await months()).toMatchObject([{ usedCost: 0.5, thrownAwayCost: 0 }]);
  });

  test('stays when a month has left the history', async () => {
    await remove('THROWN_AWAY', (await buy('WHOLE MILK 1.49')).get('whole milk'));
    await makeOlder(70);
    await sweep();
    expect(await months()).toMatchObject([{ thrownAwayCost: 1.49 }]);
  });
});

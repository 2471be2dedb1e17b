import type { SearchEngine } from '../../../api/src/modules/search/match/search-engine.ts';
import { warmUp } from '../../../api/src/startup/warm-up.ts';
import type { Measure } from '../../../api/src/shared/usage.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
afterEach(() => app.close());

/** Warms up, and tells how many recipes each search found and what was counted. */
async function watch(): Promise<{ totals: number[]; counted: Measure[] }> {
  const totals: number[] = [];
  const counted: Measure[] = [];
  const { engine } = app.platform;
  const search: SearchEngine['search'] = async (query, page) => {
    const answer = await engine.search(query, page);
    totals.push(answer.total);
    return answer;
  };
  await warmUp({
    ...app.platform,
    engine: { ...engine, search },
    usage: { count: (measure) => void counted.push(measure) },
  });
  return { totals, counted };
}

test('the warm-up searches the catalogue, and none of its searches is counted', async () => {
  app = await createApp();
  const { totals, counted } = await watch();
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.every((total) => total > 0)).toBe(true);
  expect(counted).toEqual([]);
});

test('without recipes there is nothing to warm up', async () => {
  app = await createApp({ catalogue: false });
  expect((await watch()).totals).toEqual([]);
});

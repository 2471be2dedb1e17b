import { Corpus } from '../../../../bench/corpus.ts';
import { Kitchens } from '../../../../bench/kitchens.ts';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';

test('however many searches arrive together, whatever else there is to do comes between them', async () => {
  const corpus = new Corpus('turns');
  const index = new MatchIndex();
  index.apply(Array.from({ length: 500 }, (_, i) => corpus.recipe(i + 1)));
  const query = new Kitchens(corpus).query(5, false);
  const order: string[] = [];
  const searches = Array.from({ length: 5 }, () =>
    index.search(query, { first: 5, after: null }).then(() => order.push('search')),
  );
  const others = Array.from({ length: 4 }).reduce<Promise<unknown>>(
    (before) => before.then(() => new Promise((resolve) => setImmediate(resolve))).then(() => order.push('other')),
    Promise.resolve(),
  );
  await Promise.all([...searches, others]);
  expect(order.join(' ')).not.toContain('search search search');
  expect(order.filter((what) => what === 'search')).toHaveLength(5);
});

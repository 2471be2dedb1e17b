import fc from 'fast-check';
import { MatchIndex } from '../../../../api/src/modules/search/index/match-index.ts';
import type { RankKey } from '../../../../api/src/modules/search/match/search-engine.ts';
import { allHits, indexed, recipeBody, resolve, smallWorld, asked } from '../../../support/small-kitchens.ts';

/** Between two pages somebody writes a recipe that is there or new, or takes one away. */
const write = fc.record({
  number: fc.integer({ min: 0, max: 30 }).map((n) => (n < 25 ? 7 * n + 3 : 1_000 + n)),
  body: fc.option(recipeBody),
});

test('while recipes are inserted, changed and removed, every unchanged result comes exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(
      smallWorld,
      asked,
      fc.integer({ min: 1, max: 4 }),
      fc.array(write, { maxLength: 8 }),
      async (world, asked, first, writes) => {
        const index = new MatchIndex();
        index.apply(world.recipes.map((recipe) => indexed(recipe, world)));
        const { query } = resolve(world, asked);
        const touched = new Set<number>();
        const seen: number[] = [];
        for (let after: RankKey | null = null; ;) {
          const page = await index.search(query, { first, after });
          seen.push(...page.hits.map(({ number }) => number));
          after = page.hits.at(-1)?.key ?? null;
          if (!page.hasNext || after === null) break;
          const next = writes.pop();
          if (!next) continue;
          touched.add(next.number);
          index.apply(
            next.body ? [indexed({ number: next.number, ...next.body }, world)] : [],
            next.body ? [] : [next.number],
          );
        }
        const untouched = (number: number): boolean => !touched.has(number);
        expect(seen.filter(untouched)).toEqual(
          allHits(world, asked)
            .map(({ number }) => number)
            .filter(untouched),
        );
      },
    ),
    { numRuns: 500 },
  );
});

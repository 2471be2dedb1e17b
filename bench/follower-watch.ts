import { once } from 'node:events';
import { connect } from '../api/src/db/orm.ts';
import { IndexFollower } from '../api/src/modules/search/index/index-follower.ts';
import { longestTurn, type LongestTurn } from './loop-watch.ts';
import { manyQueries, timeSearches } from './match-searches.ts';
import type { Timing } from './timing.ts';

/** How long something took a follower, in milliseconds, and held its event loop meanwhile. */
export interface Followed extends LongestTurn {
  ms: number;
}

/** How a follower took changes over, and searches right afterwards. */
export interface TakenOver extends Followed {
  searches: Timing;
}

/**
 * Follows the database in the first argument, in a process that has nothing else to collect. Tells its parent how it read the recipes, and
 * once that says that all is changed, how it took the changes over.
 */
const orm = await connect(process.argv[2] ?? '');
const started = performance.now();
const follower = await IndexFollower.start(orm, { info: () => undefined, warn: console.error });
const read = await longestTurn(follower.refresh());
const ready: Followed = { ms: performance.now() - started, ...read };
const queries = manyQueries(15, true);
await timeSearches(follower.engine, queries);
process.send?.(ready);

let ms = 0;
const taken = await longestTurn(takeOver());
const told: TakenOver = { ms, ...taken, searches: await timeSearches(follower.engine, queries) };
process.send?.(told, () => process.exit());

async function takeOver(): Promise<void> {
  await once(process, 'message');
  const changed = performance.now();
  await follower.refresh();
  ms = performance.now() - changed;
}

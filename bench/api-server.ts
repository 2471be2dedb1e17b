import { buildApp } from '../api/src/app.ts';
import { connect } from '../api/src/db/orm.ts';
import { ALWAYS_WELL } from '../api/src/http/health.ts';
import { FoodStore } from '../api/src/modules/ingredients/foods/food-store.ts';
import { IndexFollower } from '../api/src/modules/search/index/index-follower.ts';
import { warmUp } from '../api/src/startup/warm-up.ts';
import { benchPlatform } from './bench-platform.ts';

/** The API in a process of its own, as `serve` starts it, over the database named in the first argument; tells its parent the address, and when asked how long it has computed. */
const orm = await connect(process.argv[2] ?? '');
const foods = new FoodStore();
await foods.refresh(orm.em);
const follower = await IndexFollower.start(orm, { info: () => undefined, warn: console.error });
await follower.refresh();
const platform = benchPlatform({ orm, foods, engine: follower.engine });
await warmUp(platform);
const app = await buildApp(platform, ALWAYS_WELL, { trustProxy: 0 });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.once('disconnect', () => process.exit());

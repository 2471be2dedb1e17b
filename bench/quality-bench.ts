import { createContext } from '../api/src/context.ts';
import { seedCatalogue } from '../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodStore } from '../api/src/modules/ingredients/foods/food-store.ts';
import { IndexFollower } from '../api/src/modules/search/index/index-follower.ts';
import { benchPlatform } from './bench-platform.ts';
import { startBenchDatabase } from './bench-database.ts';
import type { Figures } from './figures.ts';
import { meanQuality, measureQuality } from './golden-set.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/** Precision and gain of the golden set over the starter catalogue, through the same service that answers a search. */
export async function benchQuality(figures: Figures): Promise<void> {
  const database = await startBenchDatabase();
  try {
    await seedCatalogue(database.orm.em);
    const foods = new FoodStore();
    await foods.refresh(database.orm.em);
    const follower = await IndexFollower.start(database.orm, quiet);
    await follower.refresh();
    const { search } = createContext(benchPlatform({ orm: database.orm, foods, engine: follower.engine }), 'bench');
    const qualities = await measureQuality(search);
    await follower.stop();
    const best = qualities.filter(({ query, found: [first = ''] }) => query.grades.get(first) === 3).length;
    figures.note(`Golden set of ${qualities.length} queries over the starter catalogue`);
    figures.add({ what: 'first result is the dish the chips are for', value: best / qualities.length, unit: '' });
    figures.add({
      what: 'precision at 5',
      value: meanQuality(qualities, 'precisionAt5'),
      unit: '',
      bar: { atLeast: 0.9 },
    });
    figures.add({ what: 'NDCG at 10', value: meanQuality(qualities, 'ndcgAt10'), unit: '', bar: { atLeast: 0.9 } });
  } finally {
    await database.stop();
  }
}

import { createContext } from '../api/src/context.ts';
import { seedCatalogue } from '../api/src/modules/catalogue/seed-catalogue.ts';
import { Composer } from '../api/src/modules/creative/composer.ts';
import { cookedFood, readGrammar } from '../api/src/modules/creative/grammar.ts';
import { readPairedRecipes } from '../api/src/modules/creative/paired-recipes.ts';
import { Pairing } from '../api/src/modules/creative/pairing.ts';
import type { CreativeRequest } from '../api/src/modules/creative/dish-plan.ts';
import { FoodStore } from '../api/src/modules/ingredients/foods/food-store.ts';
import { IndexFollower } from '../api/src/modules/search/index/index-follower.ts';
import { SEARCH_DEFAULTS } from '../api/src/modules/search/search-input.ts';
import { Diet } from '../api/src/modules/ingredients/dietary.ts';
import { seededRandom } from '../api/src/shared/seeded-random.ts';
import { benchPlatform } from './bench-platform.ts';
import { startBenchDatabase } from './bench-database.ts';
import type { Figures } from './figures.ts';
import { timeEach } from './timing.ts';

const quiet = { info: () => undefined, warn: () => undefined };
/** Kitchens that are cooked for, and how many of them warm up first. */
const KITCHENS = 200;
const WARM_UP = 20;
const FOODS_MOST = 15;

/** Six creative recipes for random kitchens: composed, and made through the service that answers a search, stored and judged. */
export async function benchCreative(figures: Figures): Promise<void> {
  const database = await startBenchDatabase();
  try {
    await seedCatalogue(database.orm.em);
    const foods = new FoodStore();
    await foods.refresh(database.orm.em);
    const grammar = readGrammar();
    const { knowledge, names } = foods;
    const composer = new Composer(
      grammar,
      knowledge,
      names,
      new Pairing(await readPairedRecipes(database.orm.em.fork(), foods), knowledge),
    );
    const cooked = knowledge.foods.filter((food) => !food.isStaple && cookedFood(food, grammar, knowledge));
    const kitchens = Array.from({ length: KITCHENS }, (_, at) => {
      const random = seededRandom(String(at));
      return Array.from(
        { length: 1 + Math.floor(random() * FOODS_MOST) },
        () => cooked[Math.floor(random() * cooked.length)],
      ).filter((food) => food !== undefined);
    });
    const wishes = kitchens.map((held, at): CreativeRequest => ({
      held: [...new Set(held)],
      pantry: [],
      diet: Diet.ANY,
      allergies: [],
      excluded: new Set(),
      mustUse: [],
      maxMissing: 3,
      maxCookTime: 60,
      cuisine: null,
      difficulty: null,
      servings: 4,
      seed: String(at),
    }));
    figures.note(`Six creative recipes for ${KITCHENS} random kitchens of 1 to ${FOODS_MOST} foods`);
    figures.noteLoad();
    const composing = await timeEach(
      wishes.map((request) => async () => composer.compose(request, 0, 6)),
      WARM_UP,
    );
    figures.add({ what: 'composed, p50', value: composing.p50, unit: 'ms', bar: { atMost: 50 } });
    figures.add({ what: 'composed, p95', value: composing.p95, unit: 'ms' });
    const follower = await IndexFollower.start(database.orm, quiet);
    const platform = benchPlatform({ orm: database.orm, foods, engine: follower.engine });
    const search = (chips: string[]) =>
      createContext(platform, 'bench').search.searchRecipes(
        { ...SEARCH_DEFAULTS, ingredients: chips, mode: 'creative' },
        6,
        null,
      );
    const served = await timeEach(
      kitchens.map((held) => () => search([...new Set(held)].map(({ name }) => name))),
      WARM_UP,
    );
    await follower.stop();
    figures.add({ what: 'made, stored and judged, p50', value: served.p50, unit: 'ms', bar: { atMost: 300 } });
    figures.add({ what: 'made, stored and judged, p95', value: served.p95, unit: 'ms' });
  } finally {
    await database.stop();
  }
}

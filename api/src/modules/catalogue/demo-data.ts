import { addDemoRatings, takeDemoRatingsBack } from '../recipes/recipe-rating.sql.ts';
import { Setting } from '../site-settings/setting.entity.ts';
import { readSetting, writeSetting } from '../site-settings/stored-setting.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';
import { DAY_MS } from '../../shared/calendar.ts';
import { seededRandom } from '../../shared/seeded-random.ts';

const COOKS = 48;
/** Password of an account without sign-in. */
const LOCKED = '!';
/** A day that is always the same, so that two first starts look alike. */
const LONG_AGO = Date.UTC(2026, 0, 1);

/** Under which is kept that an admin took the demo data away. */
const REMOVED = 'demo-removed';

/** What went. */
export interface RemovedDemo {
  cooks: number;
  ratings: number;
}

/** Takes all demo cooks away, with what they rated; a start of the process does not bring them back. */
export async function removeDemo(tx: EntityManager): Promise<RemovedDemo> {
  const ratings = await takeDemoRatingsBack(tx);
  const cooks = await tx.nativeDelete(User, { isDemo: true });
  await writeSetting(tx, REMOVED, true);
  return { cooks, ratings };
}

/** How many demo cooks there are. */
export const countDemoCooks = (em: EntityManager): Promise<number> => em.count(User, { isDemo: true });

/** Adds the demo data at a start, unless it was taken away. */
export async function seedDemoAtStart(em: EntityManager): Promise<void> {
  if ((await readSetting(em.fork(), REMOVED)) === null) await seedDemo(em);
}

/** Adds demo cooks, marked as such, and their ratings of the starter catalogue; once. */
export async function seedDemo(em: EntityManager): Promise<boolean> {
  const fork = em.fork();
  if ((await fork.count(User, { isDemo: true })) > 0) return false;
  const recipes = await fork.find(Recipe, { origin: { $like: 'larder:%' } }, { orderBy: { slug: 'asc' } });
  await fork.transactional(async (tx) => {
    const cooks = Array.from({ length: COOKS }, (_, at) => demoCook(at + 1));
    await tx.insertMany(User, cooks);
    const ratings = recipes.flatMap((recipe) => demoRatings(recipe, cooks.map((cook) => cook.id)));
    for (let at = 0; at < ratings.length; at += 1_000) await tx.insertMany(Rating, ratings.slice(at, at + 1_000));
    await addDemoRatings(tx);
    await tx.nativeDelete(Setting, { key: REMOVED });
  });
  return true;
}

function demoCook(number: number) {
  const id = `demo-cook-${number}`;
  return { id, username: id, password: LOCKED, name: `Demo Cook ${number}`, isDemo: true, joinedAt: new Date(LONG_AGO + number * DAY_MS) };
}

/** Between a few and most of the cooks rate a recipe; good dishes draw more of them. */
function demoRatings(recipe: Recipe, cooks: string[]) {
  const random = seededRandom(recipe.slug);
  const liking = 0.55 + 0.4 * random();
  const share = 0.1 + 0.75 * random() * liking;
  return cooks.filter(() => random() < share).map((user) => ({ user, recipe: recipe.id, stars: stars(random(), liking), createdAt: new Date(LONG_AGO + Math.floor(random() * 300) * DAY_MS) }));
}

function stars(luck: number, liking: number): number {
  if (luck < liking) return luck < liking * 0.62 ? 5 : 4;
  return luck < liking + (1 - liking) * 0.7 ? 3 : 2;
}

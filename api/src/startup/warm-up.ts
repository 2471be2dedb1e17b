import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Platform } from '../context.ts';
import { ALWAYS_WELL } from '../http/health.ts';
import { pick, seededRandom, type Random } from '../shared/seeded-random.ts';
import { NO_USAGE } from '../shared/usage.ts';

/** How many searches are tried at most. */
const SEARCHES = 50;
/** How long they may take together, in milliseconds. */
const TIME_MAX = 1_000;
/** Foods of a kitchen. */
const FOODS = 8;

/** What the cards of a page of results show. */
const SEARCH = `query WarmUp($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 24) {
    totalCount
    pageInfo { hasNextPage endCursor }
    resolvedIngredients { text ingredient { id name thumbnail } }
    hint { filter wouldFind }
    edges {
      cursor
      node {
        matchPercentage hasAllIngredients missingIngredients
        lines { state via note ingredient { id name } }
        recipe { id slug title imageSet { desktop tablet mobile } tags totalTime difficulty rating reviewCount }
      }
    }
  }
}`;

/** The text for a picture follows rules whose file takes half a second to read: read before the first request, it holds up none. */
const PICTURE = `query WarmUp {
  recipes(first: 1) { edges { node { imageAlt } } }
}`;

/** What is not the name of a food is read as a sentence, by patterns that take V8 a twentieth of a second to compile. */
const SENTENCE = 'a bit of cream and no peanuts';

/**
 * Runs warm-up searches, and asks for a recipe, so that V8 has compiled the code of a search before the first request. They go through an app of their own, so
 * none of them is counted, limited or logged. Errors are ignored.
 */
export async function warmUp(platform: Platform): Promise<void> {
  const { knowledge } = platform.foods;
  const names = knowledge.foods.filter(({ number }) => platform.engine.popularity(number) > 0).map(({ name }) => name);
  if (!isFilled(names)) return;
  const app = await buildApp({ ...platform, usage: NO_USAGE }, ALWAYS_WELL, { trustProxy: 0 });
  const random = seededRandom('warm-up');
  const end = performance.now() + TIME_MAX;
  for (let search = 0; search < SEARCHES && performance.now() < end; search++) {
    const ingredients = [...kitchen(random, names), SENTENCE];
    await ask(app, SEARCH, { input: { ingredients } });
  }
  await ask(app, PICTURE);
  await app.close();
}

const ask = (app: FastifyInstance, query: string, variables: object = {}): Promise<unknown> =>
  app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });

const isFilled = (names: string[]): names is [string, ...string[]] => names.length > 0;

function kitchen(random: Random, names: readonly [string, ...string[]]): string[] {
  return Array.from({ length: FOODS }, () => pick(random, names));
}

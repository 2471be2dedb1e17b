import { setTimeout as sleep } from 'node:timers/promises';
import { RECIPE, SEARCH } from './api-queries.ts';

/** What became of one request. */
export interface Visited {
  /** When it was due, as `performance.now()` tells it, and how long the answer took from then, in milliseconds. */
  at: number;
  ms: number;
  isWrite: boolean;
  /** `refused` is 503 with a time to come back; `broken` is any other answer, or none. */
  outcome: 'answered' | 'refused' | 'broken';
}

const FOODS = [
  'egg',
  'tomato',
  'onion',
  'rice',
  'chickpeas',
  'potato',
  'butter',
  'flour',
  'milk',
  'chicken',
  'lemon',
  'garlic',
  'spinach',
  'feta',
  'lentils',
  'mushrooms',
];
const RECIPES = [
  'minestrone',
  'guacamole',
  'shakshuka',
  'tiramisu',
  'classic-hummus',
  'pad-krapow-moo',
  'falafel',
  'gazpacho',
];
const SAVE = 'mutation Save($id: ID!) { saveRecipe(input: { id: $id }) { recipe { id isSaved } } }';
const UNSAVE = 'mutation Unsave($id: ID!) { unsaveRecipe(input: { id: $id }) { recipe { id isSaved } } }';
const SIGN_UP =
  'mutation Up($name: String!) { signUp(input: { username: $name, password: "wooden spoon orbit" }) { user { id } } }';

/** Visitors and one cook who ask at a set pace, whether answers come or not, as people do. */
export class Visitors {
  readonly visited: Visited[] = [];
  readonly #url: string;
  #cookie = '';
  #turn = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Signs the cook up. */
  async arrive(): Promise<void> {
    const answer = await this.#post(SIGN_UP, { name: `soak-${process.pid}` });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    await answer.text();
  }

  /** Asks so many times a second for so many seconds; ends when the last answer is there. */
  async come(perSecond: number, seconds: number): Promise<void> {
    const open = new Set<Promise<void>>();
    const began = performance.now();
    for (let asked = 0; asked < perSecond * seconds;) {
      for (
        const due = ((performance.now() - began) / 1_000) * perSecond;
        asked < due && asked < perSecond * seconds;
        asked++
      ) {
        const one = this.#visit(began + (asked / perSecond) * 1_000);
        open.add(one);
        void one.finally(() => open.delete(one));
      }
      await sleep(5);
    }
    await Promise.all(open);
  }

  async #visit(at: number): Promise<void> {
    const turn = this.#turn++;
    const isWrite = turn % 10 === 9;
    const outcome = await this.#ask(turn, isWrite).catch(() => 'broken' as const);
    this.visited.push({ at, ms: performance.now() - at, isWrite, outcome });
  }

  async #ask(turn: number, isWrite: boolean): Promise<Visited['outcome']> {
    const answer = await this.#question(turn, isWrite);
    const text = await answer.text();
    if (answer.status === 503 && answer.headers.has('retry-after')) return 'refused';
    if (!answer.ok || text.includes('"errors"')) return text.includes('"UNAVAILABLE"') ? 'refused' : 'broken';
    return 'answered';
  }

  /** Six searches of different kitchens, two recipes, a suggestion and a write in ten. */
  #question(turn: number, isWrite: boolean): Promise<Response> {
    const recipe = RECIPES[turn % RECIPES.length];
    if (isWrite) return this.#post(turn % 20 === 9 ? SAVE : UNSAVE, { id: recipe });
    if (turn % 10 >= 8) return fetch(`${this.#url}/api/ingredients?q=${FOODS[turn % FOODS.length]?.slice(0, 3)}`);
    if (turn % 10 >= 6) return this.#post(RECIPE, { slug: recipe });
    const ingredients = FOODS.filter((_, at) => ((turn * 2_654_435_761) >>> at) % 2 === 0).slice(0, 8);
    return this.#post(SEARCH, { input: { ingredients: ingredients.length > 0 ? ingredients : ['egg'] } });
  }

  #post(query: string, variables: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(this.#cookie && { cookie: this.#cookie }) };
    return fetch(`${this.#url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  }
}

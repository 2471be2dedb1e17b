import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createApp, type TestApp } from '../support/app.ts';
import { signUp } from '../support/clients.ts';
import { canDo, perform, type Act, type Actor, type Door } from '../support/model/acts.ts';
import { nothingKept, RECIPES, TYPED } from '../support/model/kept.ts';
import { lookByGraphQL, lookByRest, shouldBe } from '../support/model/look.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()), 60_000);
afterAll(() => app.close());

/** `LARDER_MODEL_RUNS=200` is what docs/reliability.md promises. */
const RUNS = Number(process.env['LARDER_MODEL_RUNS'] ?? 20);
const STEPS = 50;
const COOKS = 3;

interface Kitchen {
  actors: Actor[];
}

const who = fc.nat(COOKS - 1);
const slug = fc.constantFrom(...RECIPES);
const door = fc.constantFrom<Door>('graphql', 'rest');
const at = fc.nat(9);
const servings = fc.integer({ min: 1, max: 12 });
/** Names are not told apart by chance: a collection's must be the only one of its cook. */
const name = fc.uuid().map((id) => `Name ${id}`);

const acts: fc.Arbitrary<Act>[] = [
  fc.record({ kind: fc.constantFrom('save', 'unsave'), slug, door }),
  fc.record({ kind: fc.constant('rate'), slug, stars: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('tick'), slug, step: fc.integer({ min: 1, max: 3 }), isDone: fc.boolean(), door }),
  fc.record({ kind: fc.constant('newCollection'), name, isPublic: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('collect', 'takeOut'), at, slug }),
  fc.record({ kind: fc.constant('show'), at }),
  fc.record({ kind: fc.constant('deleteCollection'), at }),
  fc.record({ kind: fc.constant('newList'), name, slugs: fc.uniqueArray(slug, { maxLength: 3 }), door }),
  fc.record({ kind: fc.constant('shopFor'), at, slug, servings }),
  fc.record({ kind: fc.constant('shopNot'), at, slug }),
  fc.record({ kind: fc.constant('type'), at, text: fc.constantFrom(...TYPED) }),
  fc.record({ kind: fc.constant('deleteList'), at }),
  fc.record({ kind: fc.constant('submit'), title: name, isDraft: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw'), at }),
];

/** One cook does one thing. */
class Doing implements fc.AsyncCommand<Kitchen, Kitchen> {
  readonly #who: number;
  readonly #act: Act;

  constructor(who: number, act: Act) {
    this.#who = who;
    this.#act = act;
  }

  check({ actors }: Readonly<Kitchen>): boolean {
    return canDo(this.#act, (actors[this.#who] as Actor).kept);
  }

  run({ actors }: Kitchen): Promise<void> {
    return perform(this.#act, actors[this.#who] as Actor);
  }

  toString(): string {
    return `cook ${this.#who} ${JSON.stringify(this.#act)}`;
  }
}

/** One cook looks at everything, and tries what is another's. */
class Looking implements fc.AsyncCommand<Kitchen, Kitchen> {
  readonly #who: number;

  constructor(who: number) {
    this.#who = who;
  }

  check(): boolean {
    return true;
  }

  async run({ actors }: Kitchen): Promise<void> {
    const { cook, kept } = actors[this.#who] as Actor;
    expect(await lookByGraphQL(cook)).toEqual(shouldBe(kept));
    const [shown, should] = await lookByRest(cook, kept);
    expect(shown).toEqual(should);
    await this.#tryAnothers(actors);
  }

  toString(): string {
    return `cook ${this.#who} looks`;
  }

  /** Another's list and private collection are not there; a public one can be seen. */
  async #tryAnothers(actors: readonly Actor[]): Promise<void> {
    const { cook } = actors[this.#who] as Actor;
    const { kept } = actors[(this.#who + 1) % actors.length] as Actor;
    const [list, collection] = [kept.lists.at(-1), kept.collections.at(-1)];
    if (list) expect((await cook.send('GET', `/api/shopping-lists/${list.id}`)).status).toBe(404);
    if (!collection) return;
    const { data } = await cook.graphql<{ collection: { name: string } | null }>('query See($id: ID!) { collection(id: $id) { name } }', { id: collection.id });
    expect(data.collection).toEqual(collection.isPublic ? { name: collection.name } : null);
  }
}

const commands = fc.commands<Kitchen, Kitchen, false>(
  [...acts.map((act) => fc.tuple(who, act).map(([cook, one]) => new Doing(cook, one))), who.map((cook) => new Looking(cook))],
  { maxCommands: STEPS, size: 'max' },
);

test(`whatever ${COOKS} cooks do through both doors, each finds exactly what they left (${RUNS} runs of up to ${STEPS} steps)`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const actors = await Promise.all(Array.from({ length: COOKS }, async () => ({ cook: await signUp(app, `cook-${randomUUID()}`), kept: nothingKept() })));
      await fc.asyncModelRun(() => ({ model: { actors }, real: { actors } }), steps);
      for (let cook = 0; cook < COOKS; cook++) await new Looking(cook).run({ actors });
    }),
    { numRuns: RUNS, endOnFailure: RUNS > 20 },
  );
}, 60_000 + RUNS * 30_000);

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createApp, type TestApp } from '../support/app.ts';
import { signUp } from '../support/clients.ts';
import type { Act, Transport } from '../support/model/acts.ts';
import { Doing, Looking, type Kitchen } from '../support/model/commands.ts';
import { nothingKept, RECIPES, TYPED } from '../support/model/kept.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

/** `LARDER_MODEL_RUNS=200` is what docs/reliability.md promises. */
const RUNS = Number(process.env['LARDER_MODEL_RUNS'] ?? 20);
const STEPS = 50;
const COOKS = 3;

const who = fc.nat(COOKS - 1);
const slug = fc.constantFrom(...RECIPES);
const transport = fc.constantFrom<Transport>('graphql', 'rest');
const at = fc.nat(9);
const servings = fc.integer({ min: 1, max: 12 });
/** Names are not told apart by chance: a collection's must be the only one of its cook. */
const name = fc.uuid().map((id) => `Name ${id}`);

const acts: fc.Arbitrary<Act>[] = [
  fc.record({ kind: fc.constantFrom('save', 'unsave'), slug, transport }),
  fc.record({ kind: fc.constant('rate'), slug, stars: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('tick'), slug, step: fc.integer({ min: 1, max: 3 }), isDone: fc.boolean(), transport }),
  fc.record({ kind: fc.constant('newCollection'), name, isPublic: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('collect', 'takeOut'), at, slug }),
  fc.record({ kind: fc.constant('show'), at }),
  fc.record({ kind: fc.constant('deleteCollection'), at }),
  fc.record({ kind: fc.constant('newList'), name, slugs: fc.uniqueArray(slug, { maxLength: 3 }), transport }),
  fc.record({ kind: fc.constant('shopFor'), at, slug, servings }),
  fc.record({ kind: fc.constant('shopNot'), at, slug }),
  fc.record({ kind: fc.constant('type'), at, text: fc.constantFrom(...TYPED) }),
  fc.record({ kind: fc.constant('deleteList'), at }),
  fc.record({ kind: fc.constant('submit'), title: name, isDraft: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw'), at }),
];

const commands = fc.commands<Kitchen, Kitchen, false>(
  [
    ...acts.map((act) => fc.tuple(who, act).map(([cook, one]) => new Doing(cook, one))),
    who.map((cook) => new Looking(cook)),
  ],
  { maxCommands: STEPS, size: 'max' },
);

test(
  `whatever ${COOKS} cooks do through both transports, each finds exactly what they left (${RUNS} runs of up to ${STEPS} steps)`,
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const actors = await Promise.all(
          Array.from({ length: COOKS }, async () => ({
            cook: await signUp(app, `cook-${randomUUID()}`),
            kept: nothingKept(),
          })),
        );
        await fc.asyncModelRun(() => ({ model: { actors }, real: { actors } }), steps);
        for (let cook = 0; cook < COOKS; cook++) await new Looking(cook).run({ actors });
      }),
      { numRuns: RUNS, endOnFailure: RUNS > 20 },
    );
  },
  60_000 + RUNS * 30_000,
);

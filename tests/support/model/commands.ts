import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import type fc from 'fast-check';
import { canDo, perform, type Act, type Actor } from './acts.ts';
import { lookByGraphQL, lookByRest, shouldBe } from './look.ts';

/** The cooks of one run, each with what they should have: it is both the model and what is real. */
export interface Kitchen {
  actors: Actor[];
}

/** One cook does one thing. */
export class Doing implements fc.AsyncCommand<Kitchen, Kitchen> {
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
export class Looking implements fc.AsyncCommand<Kitchen, Kitchen> {
  readonly #who: number;

  constructor(who: number) {
    this.#who = who;
  }

  check(): boolean {
    return true;
  }

  async run({ actors }: Kitchen): Promise<void> {
    const { cook, kept } = actors[this.#who] as Actor;
    deepStrictEqual(await lookByGraphQL(cook), shouldBe(kept));
    const [shown, should] = await lookByRest(cook, kept);
    deepStrictEqual(shown, should);
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
    if (list) strictEqual((await cook.send('GET', `/api/shopping-lists/${list.id}`)).status, 404);
    if (!collection) return;
    const { data } = await cook.graphql<{ collection: { name: string } | null }>(
      'query See($id: ID!) { collection(id: $id) { name } }',
      { id: collection.id },
    );
    strictEqual(data.collection?.name ?? null, collection.isPublic ? collection.name : null);
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/** What became of one request. */
export interface Sent {
  /** When it was sent, as `performance.now()` tells it, and how long its answer took, in milliseconds. */
  at: number;
  ms: number;
  /** `refused` in a sentence that says to try again; `broken` without any answer; everything else is `wrong`. */
  outcome: 'acknowledged' | 'refused' | 'broken' | 'wrong';
  /** What was said with a refusal, a break or a wrong answer. */
  said: string;
}

interface GraphQLReply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Entries of one list: a list takes a thousand, and a short one is written faster. */
const ENTRIES_OF_A_LIST = 100;
/** Longest wait for an answer before it counts as none, in milliseconds. */
const PATIENCE = 15_000;
/** Writers so far: each has a name and an address of its own. */
let writersSoFar = 0;
/** Pause of a cook who was refused, in milliseconds. */
const BREATH = 50;

const ADD = 'mutation Add($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }';
const CREATE =
  'mutation Create($input: CreateShoppingListInput!) { createShoppingList(input: $input) { shoppingList { id } } }';
const SIGN_UP = 'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { user { id } } }';
const READ = 'query Read($id: ID!) { shoppingList(id: $id) { items { contributions { text } } } }';

/** A cook who writes entry after entry, and notes which of them were acknowledged. */
class Writer {
  readonly #name: string;
  readonly #headers: Record<string, string>;
  readonly #sent: Sent[];
  /** Acknowledged entries by list. */
  readonly #ledger = new Map<string, string[]>();
  #cookie = '';
  #list = '';
  #entries = 0;

  constructor(number: number, sent: Sent[]) {
    this.#name = `writer-${number}`;
    this.#sent = sent;
    this.#headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` };
  }

  async signUp(url: string): Promise<void> {
    const answer = await this.#post(url, SIGN_UP, { username: this.#name, password: 'wooden spoon orbit' });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    if (this.#cookie === '') throw new Error(`${this.#name} has no account: ${await answer.text()}`);
  }

  /** Writes until it is told to end. */
  async write(url: () => string, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      const isNewList =
        this.#entries % ENTRIES_OF_A_LIST === 0 &&
        (this.#list === '' || (this.#ledger.get(this.#list)?.length ?? 0) > 0);
      const sent = isNewList ? await this.#newList(url()) : await this.#newEntry(url());
      this.#sent.push(sent);
      if (sent.outcome !== 'acknowledged') await pause(BREATH);
    }
  }

  /** Acknowledged entries that are not there. */
  async lost(url: string): Promise<string[]> {
    const lost: string[] = [];
    for (const [id, entries] of this.#ledger) {
      const answer = (await (await this.#post(url, READ, undefined, { id })).json()) as {
        data: { shoppingList: { items: { contributions: { text: string }[] }[] } };
      };
      const kept = new Set(
        answer.data.shoppingList.items.flatMap(({ contributions }) => contributions.map(({ text }) => text)),
      );
      lost.push(...entries.filter((entry) => !kept.has(entry)));
    }
    return lost;
  }

  async #newList(url: string): Promise<Sent> {
    const { sent, data } = await this.#ask(url, CREATE, { name: 'Ledger' });
    const id = (data?.['createShoppingList'] as { shoppingList: { id: string } } | undefined)?.shoppingList.id;
    if (id === undefined) return sent;
    this.#list = id;
    this.#ledger.set(id, []);
    this.#entries = 1;
    return sent;
  }

  async #newEntry(url: string): Promise<Sent> {
    const text = `thing ${inLetters(this.#entries++)}`;
    const { sent } = await this.#ask(url, ADD, { listId: this.#list, text });
    if (sent.outcome === 'acknowledged') this.#ledger.get(this.#list)?.push(text);
    return sent;
  }

  async #ask(url: string, query: string, input: object): Promise<{ sent: Sent; data?: GraphQLReply['data'] }> {
    const at = performance.now();
    const done = (outcome: Sent['outcome'], said = ''): Sent => ({ at, ms: performance.now() - at, outcome, said });
    try {
      const answer = await this.#post(url, query, input);
      const text = await answer.text();
      if (answer.status === 503) return { sent: done('refused', text) };
      const { data, errors } = JSON.parse(text) as GraphQLReply;
      if (!errors) return { sent: done('acknowledged'), data };
      return {
        sent: done(errors.every(({ extensions }) => extensions.code === 'UNAVAILABLE') ? 'refused' : 'wrong', text),
      };
    } catch (error) {
      return { sent: done('broken', String((error as Error).cause ?? error)) };
    }
  }

  #post(url: string, query: string, input: object | undefined, variables: object = { input }): Promise<Response> {
    const headers = { ...this.#headers, ...(this.#cookie && { cookie: this.#cookie }) };
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  }
}

/** Many cooks who write at once, each the next entry as soon as the last one was answered. */
export class Writers {
  readonly sent: Sent[] = [];
  readonly #writers: Writer[];
  readonly #end = new AbortController();
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(count: number) {
    this.#writers = Array.from({ length: count }, () => new Writer(writersSoFar++, this.sent));
  }

  /** Makes an account for each, one after another: only so many passwords may wait. The server must trust one proxy, as each says another address. */
  static async signUp(url: string, count: number): Promise<Writers> {
    const writers = new Writers(count);
    for (const writer of writers.#writers) await writer.signUp(url);
    return writers;
  }

  /** @param url where to write, asked before each request */
  start(url: () => string): void {
    this.#writing = Promise.all(this.#writers.map((writer) => writer.write(url, this.#end.signal)));
  }

  /** Ends when every request is answered. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.#writing;
  }

  /** Requests with this outcome, that were sent within a time. */
  count(outcome: Sent['outcome'], from = 0, until = Infinity): number {
    return this.sent.filter(({ at, outcome: became }) => became === outcome && at >= from && at < until).length;
  }

  /** What was said with these outcomes, each once. */
  saidOf(...outcomes: Sent['outcome'][]): string[] {
    return [...new Set(this.sent.filter(({ outcome }) => outcomes.includes(outcome)).map(({ said }) => said))];
  }

  /** Longest time until an answer, in milliseconds. */
  get slowest(): number {
    return Math.max(...this.sent.map(({ ms }) => ms));
  }

  /** Acknowledged entries that are not there. */
  async lost(url: string): Promise<string[]> {
    return (await Promise.all(this.#writers.map((writer) => writer.lost(url)))).flat();
  }
}

/** A number as a word: figures would be read as amounts. */
function inLetters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
}

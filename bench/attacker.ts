import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Attacked } from './attacks.ts';
import { cameFrom, photoOfPhone, sendPhoto, StepRefused } from './send-photo.ts';

/** How long the attacker rests after a refusal, in milliseconds: it is not meant to measure who is faster at saying no. */
const REST_MS = 50;
/** What a card shows. */
const CARD =
  'matchPercentage hasAllIngredients missingIngredients lines { state via ingredient { id name } } recipe { id slug title tags totalTime rating reviewCount }';
const FOODS = [
  'chicken breast',
  'broccoli',
  'rice',
  'carrot',
  'soy sauce',
  'egg',
  'spinach',
  'feta',
  'lemon',
  'prawns',
];

/** Attacks a server from one address until its parent process says that is enough, and tells it what became of that. */
process.once('message', (attack: Attack) => {
  const attacked: Attacked = { answered: 0, refused: 0, broken: 0 };
  const state = { isEnough: false };
  process.once('message', () => (state.isEnough = true));
  void arrive(attack)
    .then((cookie) =>
      Promise.all(
        Array.from({ length: attack.connections }, async (_, at) => {
          for (let turn = 0; !state.isEnough; turn++) {
            const outcome = await ask(attack, cookie, at * 100_000 + turn).catch(() => 'broken' as const);
            attacked[outcome] += 1;
            if (outcome === 'refused') await sleep(REST_MS);
          }
        }),
      ),
    )
    .then(() => process.send?.(attacked, () => process.disconnect()));
});

/** An import needs an account. */
async function arrive({ kind, url, address }: Attack): Promise<string> {
  if (kind !== 'imports') return '';
  const query =
    'mutation Up($name: String!) { signUp(input: { username: $name, password: "wooden spoon orbit" }) { user { id } } }';
  const answer = await post(url, address, { query, variables: { name: `bench-${process.pid}` } }, '');
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function ask(attack: Attack, cookie: string, turn: number): Promise<keyof Attacked> {
  const { kind, url, address } = attack;
  if (kind === 'photos') return askForPhoto(attack);
  const answer =
    kind === 'pages'
      ? await fetch(`${url}/search?ingredients=${FOODS.slice(turn % 8).join()}`, {
          headers: { accept: 'text/html', ...cameFrom(address) },
        })
      : await post(url, address, { query: queryOf(kind, turn) }, cookie);
  const text = await answer.text();
  if (isBroken(answer.status, answer.headers.has('retry-after'))) return 'broken';
  return answer.status >= 400 || /"(RATE_LIMITED|UNAVAILABLE)"/.test(text) ? 'refused' : 'answered';
}

const isBroken = (status: number, isTimed: boolean): boolean => status >= 500 && !(status === 503 && isTimed);

let photo: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function askForPhoto({ url, address }: Attack): Promise<keyof Attacked> {
  try {
    await sendPhoto(url, await (photo ??= photoOfPhone()), address);
    return 'answered';
  } catch (error) {
    if (error instanceof StepRefused) return isBroken(error.status, error.isTimed) ? 'broken' : 'refused';
    throw error;
  }
}

function post(url: string, address: string, body: object, cookie: string): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...cameFrom(address), cookie },
  });
}

/** The dearest operation of each kind that is let in. */
function queryOf(kind: 'searches' | 'creative' | 'imports', turn: number): string {
  const input = (more: string): string => `input: { seed: ${turn}, ingredients: ${JSON.stringify(FOODS)} ${more} }`;
  if (kind === 'creative')
    return `{ ${[1, 2, 3].map((at) => `a${at}: searchRecipes(first: 12, ${input('mode: CREATIVE')}) { nodes { recipe { title ingredients { name } } } }`).join(' ')} }`;
  if (kind === 'imports')
    return `mutation { importRecipe(input: { text: ${JSON.stringify('1) '.repeat(19_900))} }) { proposal { title } } }`;
  return `{ ${[1, 2, 3, 4].map((at) => `a${at}: searchRecipes(first: 36, ${input('')}) { nodes { ${CARD} } }`).join(' ')} }`;
}

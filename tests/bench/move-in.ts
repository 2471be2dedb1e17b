/**
 * A cook moves in with 500 recipes and their pictures, and another with 1,000 without: how long it takes and what memory the server needs,
 * whether what came in is found, and how long it takes to move out again and to take the import back:
 * `node --experimental-transform-types tests/bench/move-in.ts`, after `npm run build`. Files are as Nextcloud Cookbook writes
 * them, and not packed, as a folder is downloaded there.
 */
import { readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { readRecipeFiles, type SeedRecipe } from '../../api/src/modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { zipOf } from '../support/zip.ts';

const SECOND = 1_000;
const recipes = readRecipeFiles(SEED_FOLDER);

/** As much to pack as a photo of a dish from a phone, made smaller for the web: soft shapes. */
const photo = async (red: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const shapes = sharp({ create: { width: 150, height: 112, channels: 3, background: '#000', noise } });
  return sharp(
    await shapes
      .tint({ r: red % 256, g: 120, b: 90 })
      .png()
      .toBuffer(),
  )
    .resize({ width: 1_200 })
    .jpeg({ quality: 85 })
    .toBuffer();
};

const asNextcloud = ({ ingredients, instructions, ...recipe }: SeedRecipe, nth: number): string =>
  JSON.stringify({
    '@type': 'Recipe',
    name: `${recipe.title}, our ${nth}th`,
    description: recipe.description,
    recipeYield: recipe.servings,
    prepTime: `PT${recipe.prepTime}M`,
    cookTime: `PT${recipe.cookTime}M`,
    recipeIngredient: ingredients.map(({ text }) => text),
    recipeInstructions: instructions.map(({ text }) => text),
  });

async function archiveOf(count: number, hasPictures: boolean): Promise<Buffer> {
  const files: Record<string, string | Uint8Array> = {};
  for (let nth = 0; nth < count; nth++) {
    files[`Recipes/${nth}/recipe.json`] = asNextcloud(recipes[nth % recipes.length] as SeedRecipe, nth);
    if (hasPictures) files[`Recipes/${nth}/full.jpg`] = await photo(nth);
  }
  return zipOf(files, false);
}

interface Cook {
  send(path: string, init?: RequestInit): Promise<Response>;
  graphql<T>(query: string, variables?: object): Promise<T>;
}

async function signUp(url: string, username: string): Promise<Cook> {
  const headers: Record<string, string> = {};
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } });
  const ask = (query: string, variables: object): Promise<Response> =>
    send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  const answer = await ask('mutation Up($input: SignUpInput!) { signUp(input: $input) { user { id } } }', {
    input: { name: username, username, password: 'wooden spoon orbit' },
  });
  headers['cookie'] = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return {
    send,
    graphql: async <T>(query: string, variables: object = {}): Promise<T> => {
      const { data, errors } = (await (await ask(query, variables)).json()) as { data: T; errors?: object[] };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

/** Memory of the server's processes but the database's, in MB. */
function memoryOf({ child }: RunningServer): number {
  const of = (pid: number): number => {
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const ours = children.filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('node'));
    return kilobytes / 1_024 + ours.reduce((sum, one) => sum + of(one), 0);
  };
  return of(child.pid ?? 0);
}

interface Event {
  id?: string;
  hasPicture?: boolean;
  reason?: string;
}

async function moveIn(cook: Cook, archive: Buffer): Promise<{ events: Event[]; seconds: number; memory: number }> {
  const before = memoryOf(server);
  const began = performance.now();
  const body = new Uint8Array(archive);
  const sent = await cook.send('/api/import/file?name=recipes.zip', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (sent.status !== 202) throw new Error(await sent.text());
  let most = 0;
  const events: Event[] = [];
  for (let after = 0, state = ''; !['DONE', 'FAILED', 'CANCELLED'].includes(state);) {
    await sleep(SECOND / 4);
    most = Math.max(most, memoryOf(server));
    const told = (await (await cook.send(`/api/import/file?after=${after}`)).json()) as {
      state: string;
      events: Event[];
      after: number;
    };
    // The import is over once its end is told and no event is left to read.
    state = told.events.length > 0 ? '' : told.state;
    after = told.after;
    events.push(...told.events);
  }
  return { events, seconds: (performance.now() - began) / SECOND, memory: most - before };
}

const dataDir = temporaryDataDir('bench');
const server = await startServer(dataDir);
try {
  const mover = await signUp(server.url, 'mover');
  const withPictures = await archiveOf(500, true);
  const first = await moveIn(mover, withPictures);
  const pictures = first.events.filter(({ hasPicture }) => hasPicture).length;
  const refused = first.events.filter(({ reason }) => reason);
  console.log(
    `500 recipes with pictures, ${Math.round(withPictures.length / 1e6)} MB: ${first.seconds.toFixed(1)} s, ${Math.round(first.memory)} MB more, ${pictures} pictures kept, ${refused.length} refused ${refused[0]?.reason ?? ''}`,
  );

  const many = await signUp(server.url, 'many');
  const second = await moveIn(many, await archiveOf(1_000, false));
  const ids = second.events.flatMap(({ id }) => id ?? []);
  console.log(
    `1,000 recipes: ${second.seconds.toFixed(1)} s, ${Math.round(second.memory)} MB more, ${ids.length} stored`,
  );
  let found = 0;
  for (const at of [0, 99, 250, 333, 500, 640, 750, 999]) {
    const recipe = recipes[at % recipes.length] as SeedRecipe;
    const ingredients = recipe.ingredients.slice(0, 15).map(({ text }) => text);
    const { searchRecipes } = await many.graphql<{ searchRecipes: { nodes: { recipe: { title: string } }[] } }>(
      'query S($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 24) { nodes { recipe { title } } } }',
      { input: { ingredients, maxCookTime: 240 } },
    );
    if (searchRecipes.nodes.some(({ recipe: { title } }) => title === `${recipe.title}, our ${at}th`)) found++;
  }
  console.log(`found by their own foods among the first 24: ${found} of 8`);
  let began = performance.now();
  const archive = await (await many.send('/api/profile/archive')).arrayBuffer();
  console.log(
    `moved out: ${((performance.now() - began) / SECOND).toFixed(1)} s, ${(archive.byteLength / 1e6).toFixed(1)} MB`,
  );
  began = performance.now();
  const { deleteDrafts } = await many.graphql<{ deleteDrafts: { deletedIds: string[] } }>(
    'mutation Undo($ids: [ID!]!) { deleteDrafts(input: { ids: $ids }) { deletedIds } }',
    { ids },
  );
  console.log(
    `taken back: ${deleteDrafts.deletedIds.length} in ${((performance.now() - began) / SECOND).toFixed(1)} s`,
  );
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

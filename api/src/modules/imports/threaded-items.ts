import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileItem } from './imported-recipe.ts';
import type { FromImportThread } from './import-thread.ts';

/** Longest time for one recipe, in milliseconds; the first waits for the whole file to be read. */
const TIME_LIMIT = 30_000;
/** Longest time for all of them, in milliseconds, without what is done with each: five hundred with their pictures take some five seconds. */
const ALL_LIMIT = 60_000;
/** Memory that the thread may take, in megabytes. */
const MEMORY_LIMIT = 512;
/** Of it, for what was just made: a recipe is sent on as soon as it is read. */
const YOUNG_LIMIT = 8;

// Where the tests run, the sources themselves are run, of which Node takes only JavaScript with types.
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./import-thread.${isSource ? 'ts' : 'js'}`, import.meta.url);
const NODE_OPTIONS = isSource ? ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] : [];

/** The recipes of a file, read one after the other in a thread of its own; where that takes too long or too much, it ends with a refusal. */
export async function* threadedItems(path: string): AsyncGenerator<FileItem> {
  const worker = new Worker(PROGRAM, {
    workerData: path,
    env: {},
    execArgv: NODE_OPTIONS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT, maxYoungGenerationSizeMb: YOUNG_LIMIT },
  });
  try {
    await once(worker, 'message');
    for (let left = ALL_LIMIT; ;) {
      const asked = performance.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('next');
      const [said] = (await once(worker, 'message', { signal: AbortSignal.timeout(Math.min(TIME_LIMIT, left)) })) as [
        FromImportThread,
      ];
      left = Math.max(1, Math.ceil(left - (performance.now() - asked)));
      if (said === 'end') return;
      yield itemOf(said);
    }
  } catch {
    yield { where: path, refusal: 'the rest of it takes too long or too much to read' };
  } finally {
    await worker.terminate();
  }
}

function itemOf(said: Exclude<FromImportThread, 'end'>): FileItem {
  const { picture } = said;
  if ('photo' in said) return { where: said.photo, photo: () => picture };
  const { item } = said;
  if (!('recipe' in item) || !picture) return item;
  return { ...item, recipe: { ...item.recipe, picture: () => picture } };
}

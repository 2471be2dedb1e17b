/** A thread that renders pages: it takes tens of milliseconds, for which the one that answers requests must not stand still. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Elsewhere, Question, RenderBundle, RenderedPage } from './rendered-page.ts';

/** Messages to the thread: a page to render, or the answer to one of its queries. */
export type ToRenderer = { render: number; address: string } | { answerTo: number; answer: unknown };

/** What it says: a question for a page, the page, or why there is none. */
export type FromRenderer =
  | { ask: number; forPage: number; question: Question }
  | { page: number; rendered: RenderedPage | Elsewhere }
  | { page: number; failure: unknown };

const { renderPage } = (await import(pathToFileURL(workerData as string).href)) as RenderBundle;
const waiting = new Map<number, (answer: unknown) => void>();
let lastQuestion = 0;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (message: FromRenderer): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToRenderer) => {
  if ('render' in message) return void render(message.render, message.address);
  waiting.get(message.answerTo)?.(message.answer);
  waiting.delete(message.answerTo);
});

async function render(id: number, address: string): Promise<void> {
  const ask = (question: Question): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(++lastQuestion, resolve);
      say({ ask: lastQuestion, forPage: id, question });
    });
  try {
    say({ page: id, rendered: await renderPage(address, ask) });
  } catch (failure) {
    say({ page: id, failure });
  }
}

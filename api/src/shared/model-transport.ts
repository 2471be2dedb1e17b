import { LeaveAlone } from './circuit-breaker.ts';

/** Longest answer of a server, in bytes: far more than six recipes, and nothing that fills the memory. */
const ANSWER_MAX = 1_000_000;
/** Seconds: a server that wants to be left alone for longer is not waited for, and left alone for an hour at most. */
const WAIT = { worth: 3, most: 3_600 };

/**
 * Asks the server of a model, which is trusted with nothing: neither with how much it says nor with how long it has somebody wait.
 * @throws LeaveAlone when it asks for more time than anybody waits
 */
export const askServer: typeof fetch = async (address, question) => {
  const response = await fetch(address, question);
  const seconds = response.ok ? 0 : secondsToWait(response.headers);
  if (seconds <= WAIT.worth) return bounded(response);
  await response.body?.cancel();
  throw new LeaveAlone(
    `The server of the model asks to be left alone for ${Math.round(seconds)} seconds.`,
    Math.min(seconds, WAIT.most),
  );
};

/** What `Retry-After` says, a number of seconds or a date, or the same in milliseconds as some say it; 0 when nothing. */
function secondsToWait(headers: Headers): number {
  const [exact, said] = [headers.get('retry-after-ms'), headers.get('retry-after')];
  const seconds = exact !== null ? Number(exact) / 1_000 : Number(said ?? 0);
  const wait = Number.isNaN(seconds) ? (Date.parse(said ?? '') - Date.now()) / 1_000 : seconds;
  return Number.isNaN(wait) ? 0 : wait;
}

/** The same response, which breaks off where it is too long. */
function bounded({ body, status, statusText, headers }: Response): Response {
  let count = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count += chunk.length;
      if (count > ANSWER_MAX) controller.error(new Error(`The answer is longer than ${ANSWER_MAX} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter) ?? null, { status, statusText, headers });
}

/** Waits between two questions whether the server is there, in milliseconds; each is twice as long as the one before. */
const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;

/** When somebody was last told that the server is there, and after which wait; what fails again soon goes on from there. */
let last = { at: -Infinity, wait: 0 };

/**
 * Asks the server whether it is there, after growing waits, at once when the network comes back or the page is looked at again, and never
 * while it is hidden: one request each time.
 * @param act called each time that it is there; `isFirst` unless it was called for the same a moment ago
 * @returns ends it
 */
export function whenBack(act: (isFirst: boolean) => void): () => void {
  const isRepeated = () => Date.now() - last.at < 2 * LONGEST_MS;
  let wait = isRepeated() ? longer(last.wait) : FIRST_MS;
  let timer = 0;
  let isAsking = false;
  const ending = new AbortController();
  const { signal } = ending;
  const rest = () => {
    clearTimeout(timer);
    timer = window.setTimeout(askNow, wait);
  };
  const ask = async () => {
    if (isAsking || document.hidden) return;
    isAsking = true;
    const isBack = await isReady(signal);
    isAsking = false;
    if (signal.aborted) return;
    const isFirst = !isRepeated();
    if (isBack) last = { at: Date.now(), wait };
    wait = longer(wait);
    rest();
    if (isBack) act(isFirst);
  };
  const askNow = () => void ask();
  window.addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  rest();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askNow);
    ending.abort();
  };
}

const longer = (wait: number): number => Math.min(2 * wait, LONGEST_MS);

/** Whether the server can do its work; what answers in its place, as the page of a café does, says otherwise. */
async function isReady(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/readyz', window.location.origin), {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    });
    const { status } = (await answer.json()) as { status?: unknown };
    return answer.ok && status === 'ok';
  } catch {
    return false;
  }
}

/** A question as the service worker keeps its answer. */
interface Question {
  operationName: string | undefined;
  variables: object | undefined;
}

/** Hands the worker an answer that it has not seen pass by: one that came with a page, or that the cook's own changes have made newer. */
export async function keepAnswer(asked: Question, data: object): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  active?.postMessage({ asked, answer: JSON.stringify({ data }) }, []);
}

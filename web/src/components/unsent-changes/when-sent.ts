import { changeStore } from './change-store.ts';
import type { UnsentChange } from './unsent-change.ts';

/** Resolves when none of some changes is on its way any more; what the server has refused, or asks about, stays here. */
export function whenSent(isOne: (change: UnsentChange) => boolean): Promise<void> {
  const isOver = (): boolean =>
    changeStore.get().every((change) => !isOne(change) || change.conflict || change.refusal !== undefined);
  if (isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = changeStore.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

import { common } from '../../messages/common.ts';
import { dateAndTime } from '../../messages/date.ts';
import { offline as text } from '../../messages/offline.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

/** How long it is said that a page is old, in milliseconds. */
const OLD_MS = 20_000;

/** Says when the network goes, when it is back, and how old a page is that was kept. */
export function tellNetwork(): void {
  window.addEventListener('offline', () => showToast(text.gone));
  window.addEventListener('online', () => showToast(text.back));
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data: { keptAt } }: MessageEvent<{ keptAt: number }>) => {
    showToast({
      ...text.old(dateAndTime(new Date(keptAt).toISOString())),
      duration: OLD_MS,
      action: { label: common.tryAgain, onPress: () => window.location.reload() },
    });
  });
  // Whatever this page was given before it listened.
  navigator.serviceWorker.controller?.postMessage('how-old', []);
}

import { offline as text } from '../../messages/offline.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const ADDRESS = '/service-worker.js';
/** How often a page that stays open asks whether there is a new build, in milliseconds. */
const ASK_EVERY_MS = 60 * 60 * 1000;
/** How long the question stays, in milliseconds: there is no hurry, and it comes again with the next visit. */
const QUESTION_MS = 60_000;

/** Browsers that guard where workers come from ask for an address that says it is meant. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Keeps the app and what is opened in it for when there is no network, and asks before a new build takes over. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('larder-offline', { createScriptURL: (url) => url });
  try {
    const registration = await serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, {
      updateViaCache: 'none',
    });
    watchForNewBuild(registration);
    setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
  } catch (error) {
    // A browser may forbid it, in a private window or by its settings; everything works without.
    console.info('Larder cannot be kept for when there is no network.', error);
  }
}

function watchForNewBuild(registration: ServiceWorkerRegistration): void {
  const ask = (worker: ServiceWorker): void => {
    showToast({
      ...text.newBuild,
      duration: QUESTION_MS,
      action: { label: text.takeOver, onPress: () => takeOver(worker) },
    });
  };
  if (registration.waiting && navigator.serviceWorker.controller) ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) ask(worker);
    });
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage('take-over', []);
}

import { setupWorker } from 'msw/browser';
import sdl from '../../../schema.graphql?raw';
import { answerGraphql, mockFiles } from './handlers.ts';
import { showPanel } from './panel.ts';
import { scenarioRoot } from './scenario-root.ts';
import { currentScenario, keepScenario } from './scenario.ts';

/** Browsers that guard where workers come from take an address as text only where a page says how. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => void;
}

/** Has the browser take msw's worker, and no other script, by an address that is plain text: that is how msw registers it. */
function allowWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).pathname === '/mockServiceWorker.js' ? url : null),
  });
}

/** Starts the mock server as a service worker of the page, and shows the panel that tells it what to answer. */
export async function startMocks(): Promise<void> {
  let scenario = currentScenario();
  const become = (viewer: typeof scenario.viewer): void => keepScenario((scenario = { ...scenario, viewer }));
  const worker = setupWorker(
    answerGraphql(
      sdl,
      () => scenarioRoot(scenario, become),
      () => scenario.network,
    ),
    ...mockFiles,
  );
  allowWorker();
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  showPanel(scenario);
}

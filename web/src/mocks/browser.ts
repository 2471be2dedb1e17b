import { setupWorker } from 'msw/browser';
import sdl from '../../../schema.graphql?raw';
import { answerGraphql, mockFiles } from './handlers.ts';
import { showPanel } from './panel.ts';
import { scenarioRoot } from './scenario-root.ts';
import { currentScenario, keepScenario } from './scenario.ts';

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
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  showPanel(scenario);
}

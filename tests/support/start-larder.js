import { temporaryDataDir } from '../../api/dist/db/embedded/temporary-data-dir.js';
import { startServer } from './server.ts';

/** A Larder that was started once, for the tests of whole servers to begin with: the catalogue is loaded, and its admin made. */
export default async function startLarder() {
  if (globalThis.larderStartedOnce) return;
  const folder = temporaryDataDir('started-once');
  globalThis.larderStartedOnce = folder;
  const server = await startServer(folder);
  await server.stop();
  process.env.LARDER_TEST_FOLDER = folder;
  process.env.LARDER_TEST_OUTPUT = server.output();
}

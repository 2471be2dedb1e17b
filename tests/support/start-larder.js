import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from './browser.ts';
import { copyFolder, preparedFolder } from './prepared.ts';
import { startServer } from './server.ts';

/** Where the password is noted that the first admin got at the first start. */
const PASSWORD_FILE = 'admin-password';

/**
 * What all tests of whole pages share: a server with the starter catalogue and its admin, and a browser.
 * A copy of the server's folder from before anybody came is what tests with servers of their own begin with.
 */
export default async function startLarder() {
  if (globalThis.sharedLarder) return;
  const untouched = await preparedFolder('started-once', startOnce);
  const dataDir = copyFolder(untouched, 'e2e');
  const [server, browser] = await Promise.all([startServer(dataDir), startBrowser()]);
  globalThis.sharedLarder = { server, browser, folders: [untouched, dataDir] };
  process.env.LARDER_TEST_FOLDER = untouched;
  process.env.LARDER_TEST_ADMIN_PASSWORD = readFileSync(join(untouched, PASSWORD_FILE), 'utf8');
  process.env.LARDER_TEST_BROWSER = browser.wsEndpoint();
  process.env.LARDER_TEST_SERVER = server.url;
  process.env.LARDER_TEST_DATA_DIR = dataDir;
}

async function startOnce(folder) {
  const server = await startServer(folder);
  await server.stop();
  writeFileSync(join(folder, PASSWORD_FILE), /password (\S{16})/.exec(server.output())[1]);
}

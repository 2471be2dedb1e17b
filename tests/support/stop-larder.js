import { rmSync } from 'node:fs';

export default async function stopLarder() {
  const shared = globalThis.sharedLarder;
  if (!shared) return;
  globalThis.sharedLarder = undefined;
  await shared.browser.close();
  await shared.server.stop();
  for (const folder of shared.folders) rmSync(folder, { recursive: true, force: true });
}

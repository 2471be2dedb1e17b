import { rmSync } from 'node:fs';

export default function stopLarder() {
  const folder = globalThis.larderStartedOnce;
  if (!folder) return;
  globalThis.larderStartedOnce = undefined;
  rmSync(folder, { recursive: true, force: true });
}

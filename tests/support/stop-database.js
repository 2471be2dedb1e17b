import { rmSync } from 'node:fs';

export default async function stopDatabase() {
  const cluster = globalThis.larderCluster;
  if (!cluster) return;
  globalThis.larderCluster = undefined;
  await cluster.stop();
  rmSync(cluster.folder, { recursive: true, force: true });
}

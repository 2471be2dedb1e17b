/** Runs the networks in a thread of their own: answers each picture with what is seen in it. */
import { parentPort } from 'node:worker_threads';
import { NETWORKS_FILE, readClassGroups } from './classes.ts';
import { Networks } from './networks.ts';
import type { Picture } from './picture.ts';

const networks = await Networks.load(NETWORKS_FILE, readClassGroups());

parentPort?.on('message', async (picture: Picture) => {
  const sightings = await networks.look(picture);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
  parentPort?.postMessage(sightings);
});

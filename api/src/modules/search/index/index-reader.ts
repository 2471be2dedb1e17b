/** A thread that reads every published recipe of a database, hands their index over and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { IndexLoader } from './index-loader.ts';
import { look } from './index-look.ts';
import { memoryOf, wrap } from './index-parcel.ts';

const client = new pg.Client(workerData as pg.ClientConfig);
await client.connect();
const loader = new IndexLoader();
const seen = await look(client, null, ({ published }) => loader.add(published));
await client.end();
const parcel = wrap(await loader.finish(), seen);
parentPort?.postMessage(parcel, memoryOf(parcel));

/** A thread that reads every published recipe of a database, hands their index over and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { IndexLoader } from './index-loader.ts';
import { readIndexed } from './index-query.ts';
import { memoryOf, toTransfer } from './index-transfer.ts';

const client = new pg.Client(workerData as pg.ClientConfig);
await client.connect();
const loader = new IndexLoader();
const seen = await readIndexed(client, null, ({ published }) => loader.add(published));
await client.end();
const transfer = toTransfer(await loader.finish(), seen);
parentPort?.postMessage(transfer, memoryOf(transfer));

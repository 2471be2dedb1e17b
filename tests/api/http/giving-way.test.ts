import { setImmediate as nextTurn } from 'node:timers/promises';
import { Workload, WORKLOAD } from '../../../api/src/http/workload.ts';

const small = { caller: 'cook:1', address: '203.0.113.1', cost: 100 };

test('a part of a large operation waits for a small request that is worked on', async () => {
  const workload = new Workload(WORKLOAD);
  const end = await workload.begin(small);
  const happened: string[] = [];
  const part = workload.giveWay().then(() => happened.push('part'));
  await nextTurn();
  happened.push('small request');
  end();
  await part;
  expect(happened).toEqual(['small request', 'part']);
});

test('a part of a large operation goes ahead after a while, though small requests never end', async () => {
  const workload = new Workload(WORKLOAD);
  await workload.begin(small);
  await expect(workload.giveWay()).resolves.toBeUndefined();
});

test('a part of a large operation waits for no other large one', async () => {
  const workload = new Workload(WORKLOAD);
  await workload.begin({ ...small, cost: 9_000 });
  const first = await Promise.race([workload.giveWay().then(() => 'part'), nextTurn('a turn of the loop')]);
  expect(first).toBe('part');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a command whose reader goes away after the first it was told, as `head` does. */
async function readABit(...args: string[]): Promise<{ status: unknown; told: string; complaints: string }> {
  const child = spawn(process.execPath, ['api/dist/cli.js', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints = text(child.stderr);
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.destroy();
  const [status] = (await once(child, 'close')) as [unknown];
  return { status, told: told.toString(), complaints: await complaints };
}

test('a reader that has seen enough is no failure', async () => {
  const missing = Array.from({ length: 4_000 }, (_, at) => `/not-there/${at}.html`);
  const { status, told, complaints } = await readABit('read-page', ...missing);
  expect(told).toContain('"file":"/not-there/0.html"');
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

test('a Node.js that is too old is named in a sentence, with the one that is needed', async () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`;
  const child = spawn(process.execPath, ['--import', pretend, 'api/dist/cli.js', 'seed'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = await text(child.stderr);
  expect(said).toBe(`Larder needs Node.js ${engines.node.replace('>=', '')} or newer; this is 20.20.2.\n`);
});

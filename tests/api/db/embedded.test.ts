import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { isAlive, runningDatabase } from '../../../api/src/db/embedded/embedded-owner.ts';
import { startEmbedded } from '../../../api/src/db/embedded/embedded.ts';
import { temporaryDataDir } from '../../../api/src/db/embedded/temporary-data-dir.ts';
import { eventually } from '../../support/eventually.ts';

const settings = ['fsync=off'];
let folder: string;
beforeEach(() => (folder = temporaryDataDir('embedded')));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs `startEmbedded` in a process of its own that lives until it is killed. */
function otherProcess(dataDir: string) {
  const code = `import { startEmbedded } from '${join(process.cwd(), 'api/dist/db/embedded/embedded.js')}';
    startEmbedded(${JSON.stringify(dataDir)}, { settings: ['fsync=off'] }).then(({ url }) => console.log(url), (error) => { console.error(error.message); process.exit(1); });
    setInterval(() => undefined, 1000);`;
  return [process.execPath, ['--input-type=module', '-e', code]] as const;
}

async function startedElsewhere(dataDir: string) {
  const [program, args] = otherProcess(dataDir);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  if (!Buffer.isBuffer(said)) throw new Error(`The other process ended with code ${said}.`);
  const url = said.toString().trim();
  return { child, url };
}

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded(folder, { settings });
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await startEmbedded(folder, { settings });
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('files of another major version of PostgreSQL are left alone, and the two commands that bring them over are told', async () => {
  const first = await startEmbedded(folder, { settings });
  const [place] = await query(first.url, 'show data_directory');
  await first.stop();
  const version = join((place as { data_directory: string }).data_directory, 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(startEmbedded(folder, { settings })).rejects.toThrow(
    /made by PostgreSQL 17, .* brings 18\..*backup larder\.tar\.gz.*restore larder\.tar\.gz/,
  );
  expect(readFileSync(version, 'utf8')).toBe('17\n');
});

test('a second process on one folder fails at once, in a sentence', async () => {
  const { child, url } = await startedElsewhere(folder);
  await expect(startEmbedded(folder)).rejects.toThrow(
    `Another Larder (process ${child.pid}) is using DATA_DIR ${folder}.`,
  );
  expect(runningDatabase(folder)).toBe(url);
  child.kill('SIGKILL');
});

test('after the owner was killed, the next one takes over its running server and everything committed', async () => {
  const { child, url } = await startedElsewhere(folder);
  await query(url, 'create table kept as select 7 as answer');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  const next = await startEmbedded(folder, { settings });
  expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
  await next.stop();
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'an owner that %s ends before it heeds signals takes its server along',
  async (signal) => {
    const { child, url } = await startedElsewhere(folder);
    const [server] = (await query(url, `select pg_read_file('postmaster.pid') as file`)) as { file: string }[];
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    const pid = Number(server?.file.split('\n')[0]);
    expect(await eventually(async () => (isAlive(pid) ? null : 'ended'))).toBe('ended');
  },
);

test('a server that is killed comes back by itself', async () => {
  const database = await startEmbedded(folder, { settings });
  await query(database.url, 'create table kept as select 1 as answer');
  const [row] = (await query(database.url, `select setting from pg_settings where name = 'data_directory'`)) as {
    setting: string;
  }[];
  const pid = Number(readFileSync(join(row?.setting ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + 20_000;
  let rows: unknown[] | undefined;
  while (rows === undefined && Date.now() < deadline)
    rows = await query(database.url, 'select answer from kept').catch(() => undefined);
  expect(rows).toEqual([{ answer: 1 }]);
  await database.stop();
});

test('a lock whose process is gone is taken over', async () => {
  writeFileSync(join(folder, 'larder.lock'), JSON.stringify({ pid: spawnSync('true').pid, startedAt: '1' }));
  const database = await startEmbedded(folder, { settings });
  await database.stop();
  expect(existsSync(join(folder, 'larder.lock'))).toBe(false);
});

test('a folder that cannot be written is told in a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(startEmbedded(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .* cannot be written: /);
});

describe('of two processes that come at the same moment', () => {
  /** A process that tries to own each folder it is told of, and says whether it does. */
  function claimant() {
    const code = `import { createInterface } from 'node:readline';
      import { acquireOwnership } from '${join(process.cwd(), 'api/dist/db/embedded/embedded-owner.js')}';
      const owns = (folder) => { try { acquireOwnership(folder); return true; } catch (error) { return error.message; } };
      for await (const folder of createInterface({ input: process.stdin })) console.log(JSON.stringify(owns(folder)));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const claim = async (dataDir: string): Promise<unknown> => {
      child.stdin.write(`${dataDir}\n`);
      return JSON.parse((await answers.next()).value as string) as unknown;
    };
    return { claim, end: () => child.kill() };
  }

  // Where both could win they did in every third round after a crash, and in every fifteenth otherwise.
  test.each([
    ['a folder of which the last owner crashed', true],
    ['a new folder', false],
  ])(
    'one owns %s, and the other is told',
    async (_what, isStale) => {
      const [one, other] = [claimant(), claimant()];
      const outcomes: unknown[] = [];
      for (let round = 0; round < 150; round++) {
        const dataDir = join(folder, String(round));
        mkdirSync(dataDir, { recursive: true });
        if (isStale) writeFileSync(join(dataDir, 'larder.lock'), JSON.stringify({ pid: 999_999_999, startedAt: '1' }));
        outcomes.push(
          (await Promise.all([one.claim(dataDir), other.claim(dataDir)]))
            .map((outcome) => (outcome === true ? 'owns' : String(outcome).replace(/process \d+.*/, '')))
            .sort(),
        );
      }
      one.end();
      other.end();
      expect(new Set(outcomes.map(String))).toEqual(new Set(['Another Larder (,owns']));
    },
    30_000,
  );
});

test('a lock that cannot be removed, such as another user’s, is told in a sentence', async () => {
  mkdirSync(join(folder, 'larder.lock'));
  await expect(startEmbedded(folder)).rejects.toThrow(/^DATA_DIR .* cannot be written: .*larder\.lock/);
});

test('a password that a full disk left empty is regenerated', async () => {
  writeFileSync(join(folder, 'postgres.password'), '');
  const database = await startEmbedded(folder, { settings });
  expect(readFileSync(join(folder, 'postgres.password'), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
  await database.stop();
});

test('a folder that the system does not let be made, such as below /proc, is told in a sentence', () => {
  const [program, args] = otherProcess('/proc/larder/data');
  const { stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' });
  expect(stderr).toMatch(/^DATA_DIR \/proc\/larder\/data cannot be written: ENOENT/);
});

/** Only root's servers run as somebody else, whom root's umask keeps out. */
const whereRoot = process.getuid?.() === 0 ? describe : describe.skip;
whereRoot('started as root', () => {
  test('with a umask that keeps others out, it comes up', async () => {
    const [program, args] = otherProcess(join(folder, 'closed'));
    const child = spawn('sh', ['-c', 'umask 077; exec "$0" "$@"', program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = await new Promise<string>((resolve) =>
      [child.stdout, child.stderr].forEach((stream) =>
        stream.once('data', (chunk: Buffer) => resolve(chunk.toString())),
      ),
    );
    expect(said).toMatch(/^postgresql:/);
    const [row] = (await query(
      said.trim(),
      `select setting as cluster, pg_read_file('postmaster.pid') as file from pg_settings where name = 'data_directory'`,
    )) as { cluster: string; file: string }[];
    child.kill('SIGTERM');
    await eventually(async () => (isAlive(Number(row?.file.split('\n')[0])) ? null : 'ended'));
    rmSync(dirname(row?.cluster ?? folder), { recursive: true, force: true });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

interface Service {
  build?: string;
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: object;
  restart?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const ours = Object.entries(services).filter(([, service]) => service.build !== undefined);
const dockerfile = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
/** Every variable that the environment's reader knows. */
const variables = [...read('api/src/env.ts').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name as string);

test('the Dockerfile has no fault that its linter knows', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

test('the folder it lies in may have any name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder in my kitchen, 100 % für mich '));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'node_modules', 'api']) symlinkSync(resolve(name), join(folder, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/larder.ts', '--help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stderr, stdout }).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('Cook with what you have.'),
  });
});

test('what the documents tell to run goes through npm, which finds the Node that came with it on a machine whose own is older', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ];
  expect(pages.filter((page) => /`(?:node|npx node) [\w/.-]+\.ts/.test(read(page)))).toEqual([]);
});

test('by default it is Larder and its database, and nothing that could be missing', () => {
  const byDefault = Object.keys(services).filter((name) => services[name]?.profiles === undefined);
  expect(byDefault).toEqual(['app', 'database']);
  expect(services['app']?.volumes).toEqual(['larder-data:/data']);
});

test('the passwords are made once, for this place alone, and what is made is known to the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-env-'));
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  const make = () => spawnSync('sh', [join(folder, 'deploy/make-env.sh')], { encoding: 'utf8' });
  const written = (): string => readFileSync(join(folder, '.env'), 'utf8');
  expect(make()).toMatchObject({ status: 0, stderr: '' });
  const first = written();
  expect(make()).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing was written') });
  expect(written()).toBe(first);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
  expect(first).toMatch(/^POSTGRES_PASSWORD=[0-9a-f]{48}$/m);
  const names = [...first.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name as string);
  expect(names.filter((name) => !variables.includes(name))).toEqual(['POSTGRES_PASSWORD', 'PUID', 'PGID']);
});

test('nothing listens beyond this machine: what is in front of it decides who comes in', () => {
  expect(
    Object.values(services)
      .flatMap(({ ports = [] }) => ports)
      .filter((port) => !port.startsWith('127.0.0.1:')),
  ).toEqual([]);
});

test('every process of ours runs without rights: not root, nothing to write on, no capabilities', () => {
  expect(ours.map(([name]) => name)).toEqual(['app', 'app-1', 'app-2']);
  for (const [, service] of ours)
    expect(service).toMatchObject({
      user: '${PUID:-1000}:${PGID:-1000}',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
});

test('everything else is pinned to a version, says whether it is well, and is started again', () => {
  for (const [name, { image, build, healthcheck, restart }] of Object.entries(services).filter(
    ([, service]) => service.build === undefined,
  )) {
    expect({ name, build, image, healthcheck, restart }).toEqual({
      name,
      image: expect.stringMatching(/:(?!latest)[\w.-]+$/),
      healthcheck: expect.objectContaining({ test: expect.anything() }),
      restart: 'unless-stopped',
    });
  }
});

test('what is set is known to the process, what is mounted exists, and what is waited for says when it is well', () => {
  expect(variables).toContain('DATABASE_REPLICA_URL');
  for (const [, { environment = {} }] of ours)
    expect(variables).toEqual(expect.arrayContaining(Object.keys(environment)));
  for (const { volumes: mounts = [], depends_on: needs = {} } of Object.values(services)) {
    const sources = mounts.map((text) => text.split(':')[0] ?? '');
    expect(sources.filter((source) => !(source.startsWith('./') ? existsSync(source) : source in volumes))).toEqual([]);
    for (const need of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(services[need]?.healthcheck ?? services[need]?.build).toBeDefined();
  }
});

test('the profile for growth has two processes alike, behind a balancer, reading from a replica', () => {
  const scaled = Object.keys(services).filter((name) => services[name]?.profiles?.includes('scale'));
  expect(scaled).toEqual(['app-1', 'app-2', 'balancer', 'replica']);
  expect(services['app-2']).toEqual(services['app-1']);
  expect(services['app-1']?.environment).toMatchObject({
    DATABASE_REPLICA_URL: expect.stringContaining('@replica:5432/'),
    TRUST_PROXY: '1',
  });
  for (const target of ['app-1:4000', 'app-2:4000', 'health_uri /readyz'])
    expect(read('deploy/Caddyfile')).toContain(target);
});

test('the image has no tool that only builds or tests, runs as a user of its own, and says whether it is well', () => {
  const of = (word: string): string[] => dockerfile.filter((line) => line.startsWith(`${word} `));
  expect(of('FROM').map((line) => line.replace(/node:\d+-[\w-]+/, 'node'))).toEqual([
    'FROM node AS build',
    'FROM node AS libraries',
    'FROM node AS runtime',
    'FROM scratch',
  ]);
  expect(of('RUN').filter((line) => line.includes('npm ci'))).toEqual([
    'RUN npm ci',
    expect.stringMatching(/^RUN npm ci --omit=dev --workspace=api\b/),
  ]);
  expect(of('ADD')).toEqual([]);
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.findIndex((line) => line.startsWith('CMD ')));
  expect(of('USER')).toEqual(['USER node']);
  expect(of('HEALTHCHECK')[0]).toContain('/readyz');
  expect(of('CMD')).toEqual(['CMD ["node", "api/dist/cli.js", "serve"]']);
  for (const name of ['**/node_modules', '**/dist', '**/dist-server', '.git', '.data', '.env'])
    expect(read('.dockerignore').split('\n')).toContain(name);
});

test.each(['docs/operations.md', 'README.md'])('%s names every variable', (file) => {
  const text = read(file);
  expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const workflow = (name: string): Record<string, Step[]> => {
  const { jobs } = parse(read(`.github/workflows/${name}.yml`)) as { jobs: Record<string, { steps: Step[] }> };
  return Object.fromEntries(Object.entries(jobs).map(([job, { steps }]) => [job, steps]));
};

test('CI runs what the README tells a newcomer to run, and at night what is slow', () => {
  const { test: byDay = [], nightly = [], ...others } = workflow('ci');
  expect(byDay.flatMap(({ run = [] }) => run)).toEqual(['npm cit']);
  expect(nightly.flatMap(({ run = [] }) => run)).toEqual(['npm ci', 'npm run test:nightly']);
  expect(Object.keys(others)).toEqual(['codegen', 'images']);
});

test('an image is started and found well before it is published, for both kinds of machine', () => {
  const { image: steps = [] } = workflow('image');
  const tried = steps.findIndex(({ run }) => run?.includes('/readyz'));
  const published = steps.findIndex((step) => step.with?.['push'] === true);
  expect(tried).toBeGreaterThan(-1);
  expect(published).toBeGreaterThan(tried);
  expect(steps[published]?.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64' });
});

test('every action of the workflows is pinned to a version', () => {
  const used = ['ci', 'image'].flatMap((name) => Object.values(workflow(name)).flat()).flatMap(({ uses = [] }) => uses);
  expect(used.filter((name) => !/@v\d+$/.test(name))).toEqual([]);
});

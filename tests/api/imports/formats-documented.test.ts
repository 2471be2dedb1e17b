import { readFileSync } from 'node:fs';
import { FORMATS } from '../../../api/src/modules/imports/formats/all-formats.ts';

test('the table of formats in docs/importing.md names each with its files and what is kept of it', () => {
  const table = readFileSync('docs/importing.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [^`]* \| `\./.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = table.map(([, name, files, kept]) => ({ name, files, kept }));
  const known = FORMATS.map(({ name, extensions, keeps }) => ({
    name,
    files: extensions.map((extension) => `\`${extension}\``).join(' '),
    kept: keeps.join(', '),
  }));
  expect(documented.filter(({ kept }) => kept?.includes(','))).toEqual(known);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addReadPageCommand } from '../../../api/src/modules/imports/read-page.command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-read-page-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** What `read-page` prints. */
async function readPage(...words: string[]): Promise<unknown[]> {
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addReadPageCommand(program);
  await program.parseAsync(['read-page', ...words], { from: 'user' });
  const lines = printed.mock.calls
    .map(([text]) => String(text))
    .join('')
    .trimEnd();
  printed.mockRestore();
  return lines.split('\n').map((line) => JSON.parse(line));
}

test('each file is answered with a line of JSON, also one that is no recipe and one that is not there', async () => {
  const [soup, prose, missing] = ['soup.html', 'prose.html', 'missing.html'].map((name) => join(folder, name));
  writeFileSync(
    soup!,
    '<script type="application/ld+json">{"@type":"Recipe","name":"Soup\\n of leeks","image":"/soup.jpg","recipeIngredient":["1 leek"]}</script>',
  );
  writeFileSync(prose!, '<p>A soup.</p>');
  expect(await readPage(soup!, prose!, missing!, '--url', 'https://example.com/a/b')).toEqual([
    {
      file: soup,
      recipe: expect.objectContaining({
        title: 'Soup of leeks',
        image: 'https://example.com/soup.jpg',
        url: 'https://example.com/a/b',
        ingredients: ['1 leek'],
        instructions: [],
      }),
    },
    { file: prose, error: 'no recipe found' },
    { file: missing, error: expect.stringMatching(/^the file cannot be read: /) },
  ]);
});

test.each(['soup', 'ftp://example.com/', 'javascript:alert(1)'])(
  'an address that is none is refused: %s',
  async (address) => {
    await expect(readPage('a.html', '--url', address)).rejects.toThrow(`${address} is not a web address`);
  },
);

test('a call without a file is refused', async () => {
  await expect(readPage()).rejects.toThrow("missing required argument 'file'");
});

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { StartError } from '../../shared/errors.ts';
import { readPage, type PageReading } from './page/read-page.ts';

/** Adds `read-page`. It needs no database, and answers each file with one line of JSON, whatever the file holds. */
export function addReadPageCommand(program: Command): void {
  program
    .command('read-page')
    .description(
      'the recipe of each web page, normalised, not stored; a line of JSON each: {file, recipe} or {file, error}',
    )
    .argument('<file...>')
    .option('--url <address>', 'where the pages come from, to complete addresses in them')
    .option('--json', 'print JSON lines (always so)')
    .action((files: string[], { url }: { url?: string }) => {
      if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        throw new StartError(`${url} is not a web address, such as https://example.com/soup.`);
      for (const file of files) process.stdout.write(`${JSON.stringify({ file, ...readFile(file, url ?? null) })}\n`);
    });
}

function readFile(file: string, url: string | null): PageReading {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return { error: `the file cannot be read: ${(cause as Error).message}` };
  }
  return readPage(bytes, url);
}

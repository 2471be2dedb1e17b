/** Compiles the inner loops of a search to `kernel-code.ts`; `--check` fails instead when the file differs. */
import { readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const SOURCE = 'api/kernel/match-kernel.ts';
const FILE = 'api/src/modules/search/index/kernel-code.ts';
/** Eleven pages of 64 KB: what the source says of its memory. */
const OPTIONS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '11', '--maximumMemory', '11'];

const { error, stderr, binary } = await compile();
if (error || !binary) {
  console.error(`${stderr}\n${SOURCE} does not compile.`);
  process.exit(1);
}
const printed = `/** Compiled from \`${SOURCE}\` by \`npm run kernel\`; do not edit. In Base64. */\nexport const KERNEL_CODE =\n${lines(Buffer.from(binary).toString('base64'))};\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, printed);
else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error(`${FILE} is not what ${SOURCE} says. Run \`npm run kernel\`.`);
  process.exit(1);
}

async function compile(): Promise<{ error: Error | null; stderr: string; binary: Uint8Array | undefined }> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await asc.main([SOURCE, '--outFile', 'out.wasm', ...OPTIONS], {
    writeFile: (_, contents) => void (binary = contents as Uint8Array),
  });
  return { error, stderr: stderr.toString(), binary };
}

/** Text as the lines of one expression. */
function lines(text: string): string {
  return (text.match(/.{1,140}/g) ?? []).map((line) => `  '${line}'`).join(' +\n');
}

import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { addIngredientCommands } from '../../../api/src/modules/ingredients/ingredient.commands.ts';
import { names } from './starter-foods.ts';

async function run(command: string, ...input: (string | Buffer)[]): Promise<Record<string, unknown>[]> {
  const output = new PassThrough();
  const program = new Command().exitOverride();
  addIngredientCommands(program, () => names, { input: Readable.from(input), output });
  const written = text(output);
  await program.parseAsync(['node', 'larder', command]).finally(() => output.end());
  return (await written)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('parse-lines', () => {
  test('answers each line with one of JSON, in order', async () => {
    expect(await run('parse-lines', '1/2 cup milk\r\n2 to 3 scallions, sliced (optional)\n')).toEqual([
      {
        line: '1/2 cup milk',
        quantity: 0.5,
        quantityMax: null,
        unit: 'cup',
        name: 'milk',
        preparation: null,
        optional: false,
        foodId: 'milk',
        foodName: 'milk',
        confidence: 1,
      },
      {
        line: '2 to 3 scallions, sliced (optional)',
        quantity: 2,
        quantityMax: 3,
        unit: null,
        name: 'scallions',
        preparation: 'sliced',
        optional: true,
        foodId: 'spring-onion',
        foodName: 'spring onion',
        confidence: 1,
      },
    ]);
  });

  test('answers a line that it cannot link, and bytes that are no text', async () => {
    const answers = await run(
      'parse-lines',
      Buffer.concat([Buffer.from('2 cups frobs\n'), Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a])]),
    );
    expect(answers).toHaveLength(2);
    expect(answers[0]).toMatchObject({ foodId: null, foodName: null, confidence: 0 });
  });

  test('answers more lines than fit into one block', async () => {
    const answers = await run('parse-lines', '2 eggs\n'.repeat(5_000));
    expect(answers).toHaveLength(5_000);
    expect(answers.at(-1)).toMatchObject({ quantity: 2, foodName: 'egg' });
  });
});

test('the mark with which Windows begins a file is no part of the first line', async () => {
  expect(await run('parse-lines', '\uFEFF2 eggs\r\n')).toEqual([
    expect.objectContaining({ line: '2 eggs', foodName: 'egg' }),
  ]);
  expect(await run('classify', '\uFEFF{"ingredients":["2 eggs"]}\r\n')).toEqual([
    expect.objectContaining({ diet: 'vegetarian' }),
  ]);
});

describe('classify', () => {
  test('answers each recipe with its diet, its allergens and the lines it does not know', async () => {
    const input = `${JSON.stringify({ ingredients: ['2 eggs', '1 cup milk'] })}\n\n${JSON.stringify({ ingredients: ['1 cup frobs'] })}\n`;
    expect(await run('classify', input)).toEqual([
      { diet: 'vegetarian', contains: ['dairy', 'eggs'], unsure: [], unknownLines: [] },
      expect.objectContaining({ diet: 'unknown', contains: [], unknownLines: ['1 cup frobs'] }),
    ]);
  });

  test('refuses what is no recipe, naming the line', async () => {
    await expect(run('classify', '{"ingredients":["2 eggs"]}\n{"ingredients":"2 eggs"}\n')).rejects.toThrow(
      'Line 2 is not an object such as',
    );
  });
});

test.each([
  ['little', false],
  ['big', true],
])('UTF-16 is read as such where it begins with its mark, the %s end first', async (_end, isSwapped) => {
  const bytes = Buffer.from('\uFEFF1/2 cup jalapeños\r\n2 eggs\r\n', 'utf16le');
  if (isSwapped) bytes.swap16();
  // In two pieces, the second of which begins in the middle of a character.
  expect(await run('parse-lines', bytes.subarray(0, 25), bytes.subarray(25))).toEqual([
    expect.objectContaining({ line: '1/2 cup jalapeños', unit: 'cup' }),
    expect.objectContaining({ line: '2 eggs', foodName: 'egg' }),
  ]);
});

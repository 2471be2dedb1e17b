import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { TextDecoder } from 'node:util';
import type { Command } from 'commander';
import { z } from 'zod';
import { StartError } from '../../shared/errors.ts';
import { classifyLines } from './lines/classify.ts';
import type { FoodNames } from './names/food-names.ts';
import { linkLine } from './lines/line-linker.ts';
import { linkLines } from './lines/recipe-lines.ts';

/** Where a command reads and writes; the process's own unless told otherwise. */
export interface CommandStreams {
  input: Readable;
  output: Writable;
}

/** Characters gathered before they are written. */
const BLOCK = 65_536;

/** Adds `parse-lines` and `classify`: both read standard input line by line and answer each line with one line of JSON. */
export function addIngredientCommands(
  program: Command,
  foods: () => FoodNames,
  streams: CommandStreams = { input: process.stdin, output: process.stdout },
): void {
  program
    .command('parse-lines')
    .description('read ingredient lines from standard input and print each as a line of JSON with the food it names')
    .option('--json', 'print JSON lines, as it does anyway')
    .action(() => answerLines(streams, parseAnswer(foods())));
  program
    .command('classify')
    .description(
      'read {"ingredients": [line, …]} objects from standard input, a line each, and print diet and allergens of each as a line of JSON',
    )
    .option('--json', 'print JSON lines, as it does anyway')
    .action(() => answerLines(streams, classifyAnswer(foods())));
}

function parseAnswer(names: FoodNames): (line: string) => object {
  return (line) => {
    const { quantity, quantityMax, unit, name, preparation, optional, food, confidence } = linkLine(line, names);
    return {
      line,
      quantity,
      quantityMax,
      unit,
      name,
      preparation,
      optional,
      foodId: food?.id ?? null,
      foodName: food?.name ?? null,
      confidence,
    };
  };
}

const recipeSchema = z.object({ ingredients: z.array(z.string()) });

function classifyAnswer(names: FoodNames): (line: string, number: number) => object | undefined {
  return (line, number) => {
    if (line.trim() === '') return undefined;
    const recipe = recipeSchema.safeParse(parseJson(line));
    if (!recipe.success)
      throw new StartError(`Line ${number} is not an object such as {"ingredients": ["2 eggs", "1 cup milk"]}.`);
    const { diet, contains, unsure, unknownLines } = classifyLines(
      linkLines(
        recipe.data.ingredients.map((text) => ({ text, group: null })),
        names,
      ),
    );
    return { diet, contains, unsure, unknownLines };
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes in blocks and waits for a slow reader, so that neither speed nor memory depends on the length of the input. */
async function answerLines(
  { input, output }: CommandStreams,
  answer: (line: string, number: number) => object | undefined,
): Promise<void> {
  const lines = createInterface({ input: Readable.from(textOf(input)), crlfDelay: Infinity });
  let block = '';
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      const answered = answer(line, number);
      if (answered !== undefined) block += `${JSON.stringify(answered)}\n`;
      if (block.length < BLOCK) continue;
      if (!(await write(output, block))) return;
      block = '';
    }
  } finally {
    lines.close();
    await write(output, block);
  }
}

/** What was written, in UTF-16 where it begins with the mark of that, as programs of Windows do, else in UTF-8; without the mark. */
async function* textOf(input: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Whether the text was taken; not when the reader is gone (`… | head`). */
async function write(output: Writable, text: string): Promise<boolean> {
  if (text === '' || output.destroyed) return text === '';
  return new Promise((resolve) => {
    const stop = (): void => resolve(false);
    output.once('error', stop);
    output.write(text, (error) => {
      if (!error) output.off('error', stop);
      resolve(!error);
    });
  });
}

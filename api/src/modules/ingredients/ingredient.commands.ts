import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { z } from 'zod';
import { StartError } from '../../shared/errors.ts';
import { classifyLines } from './classify.ts';
import type { FoodNames } from './food-names.ts';
import { linkLine } from './line-linker.ts';

/** Adds `parse-lines` and `classify`: both read standard input line by line and answer each line with one line of JSON. */
export function addIngredientCommands(program: Command, foods: () => FoodNames): void {
  program
    .command('parse-lines')
    .description('read ingredient lines from standard input and print each as JSON with the food it names')
    .option('--json', 'print JSON lines (always so)')
    .action(() => answerLines(parseAnswer(foods())));
  program
    .command('classify')
    .description('read {"ingredients": [line, …]} objects from standard input, one in a line, and print diet and allergens of each')
    .option('--json', 'print JSON lines (always so)')
    .action(() => answerLines(classifyAnswer(foods())));
}

function parseAnswer(names: FoodNames): (line: string) => object {
  return (line) => {
    const { quantity, quantityMax, unit, name, preparation, optional, food, confidence } = linkLine(line, names);
    return { line, quantity, quantityMax, unit, name, preparation, optional, foodId: food?.id ?? null, foodName: food?.name ?? null, confidence };
  };
}

const recipeSchema = z.object({ ingredients: z.array(z.string()) });

function classifyAnswer(names: FoodNames): (line: string) => object | undefined {
  let number = 0;
  return (line) => {
    number += 1;
    if (line.trim() === '') return undefined;
    const recipe = recipeSchema.safeParse(parseJson(line));
    if (!recipe.success) throw new StartError(`Line ${number} is not an object such as {"ingredients": ["2 eggs", "1 cup milk"]}.`);
    return classifyLines(recipe.data.ingredients.map((ingredient) => linkLine(ingredient, names)));
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
async function answerLines(answer: (line: string) => object | undefined): Promise<void> {
  let block = '';
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answered = answer(line);
    if (answered === undefined) continue;
    block += `${JSON.stringify(answered)}\n`;
    if (block.length < 65_536) continue;
    if (!process.stdout.write(block)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    block = '';
  }
  process.stdout.write(block);
}

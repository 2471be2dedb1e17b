import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { AppError } from '../../shared/errors.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { Recognized } from './recognizer.ts';
import { BuiltinRecognizer } from './recognizer/builtin-recognizer.ts';

/** Adds `recognize`: the foods in each image, a line of JSON each; exit code 1 when any could not be read. */
export function addRecognizeCommand(program: Command, foods: () => FoodKnowledge): void {
  program
    .command('recognize')
    .description('name the foods in photos, a line of JSON each')
    .argument('<image...>')
    .option('--json', 'print JSON lines, as it does anyway')
    .action(async (files: string[]) => {
      const knowledge = foods();
      const recognizer = new BuiltinRecognizer(() => knowledge);
      for (const file of files) console.log(JSON.stringify(await answer(recognizer, file)));
      recognizer.close();
    });
}

async function answer(recognizer: BuiltinRecognizer, file: string): Promise<object> {
  try {
    const recognized = await recognizer.recognize(await readFile(file), file);
    return { file, recognized: recognized.map(shown) };
  } catch (error) {
    process.exitCode = 1;
    return {
      file,
      error: error instanceof AppError ? error.message : `The file cannot be opened: ${(error as Error).message}`,
    };
  }
}

const shown = ({ name, normalized, confidence }: Recognized): object => ({
  name,
  normalized,
  confidence: Math.round(confidence * 10_000) / 10_000,
});

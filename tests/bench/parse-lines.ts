/**
 * How well ingredient lines are read: quantity, unit and name against the labels of two collections, and lines a second.
 * `node --experimental-transform-types tests/bench/parse-lines.ts [DATA] [quantity|unit|name]`; with a third word also disagreements.
 */
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { parseLine } from '../../api/src/modules/ingredients/lines/line-parser.ts';
import { findUnit } from '../../api/src/modules/ingredients/lines/line-units.ts';
import { nameWords } from '../../api/src/modules/ingredients/names/name-words.ts';
import { type LabelledLine, names, readNytLines, readTasteLines, sample, share } from './line-data.ts';

const SHOWN = 60;
const shown = process.argv[3];

const isNear = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) < 0.01;
const unitName = (word: string): string => findUnit(word.trim())?.name ?? word;
const plainName = (name: string): string => nameWords(name).join(' ');

const agrees = {
  quantity: ({ line, quantity }: LabelledLine) => isNear(parseLine(line).quantity, quantity),
  unit: ({ line, units }: LabelledLine) => {
    const { unit } = parseLine(line);
    return unit === null ? units.length === 0 : units.map(unitName).includes(unit);
  },
  name: ({ line, name }: LabelledLine) => plainName(parseLine(line).name) === plainName(name ?? ''),
};

for (const [source, lines] of [
  ['New York Times', readNytLines()],
  ['TASTEset', readTasteLines()],
] as const) {
  console.log(`${source}: ${lines.length} lines with clean labels`);
  for (const [part, isRight] of Object.entries(agrees)) {
    const asked = part === 'name' ? lines.filter(({ name }) => name !== null) : lines;
    const wrong = asked.filter((line) => !isRight(line));
    console.log(`  ${part} as labelled: ${share(asked.length - wrong.length, asked.length)}`);
    if (part !== shown) continue;
    for (const { line, quantity, units, name } of sample(wrong, SHOWN)) {
      const read = parseLine(line);
      console.log(
        `    ${line}\n      labelled ${quantity} ${units.join('+')} | ${name}\n      read     ${read.quantity} ${read.unit} | ${read.name}`,
      );
    }
  }
}

const lines = readNytLines().map(({ line }) => line);
const started = performance.now();
for (const line of lines) linkLine(line, names);
console.log(`read and linked ${Math.round(lines.length / ((performance.now() - started) / 1000))} lines a second`);

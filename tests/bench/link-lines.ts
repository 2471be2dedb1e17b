/**
 * How many real lines and names are linked to a food, and 300 of the links to read by eye.
 * `node --experimental-transform-types tests/bench/link-lines.ts [DATA] [sample|unlinked]`.
 */
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { names, readNytLines, readNytNames, readRecipes, sample, share } from './line-data.ts';

const SAMPLE = 300;
const shown = process.argv[3];

const recipeLines = readRecipes().flatMap(({ ingredients }) => ingredients);
const linked = recipeLines.map((line) => linkLine(line, names)).filter((line) => !line.isNoFood);
const unlinked = linked.filter((line) => line.food === null);
console.log(
  `${recipeLines.length} lines of recipes, ${recipeLines.length - linked.length} of them headings or tools; linked: ${share(linked.length - unlinked.length, linked.length)}`,
);

const labels = [...readNytNames()];
const found = labels.filter(([label]) => linkLine(label, names).food !== null);
const uses = (some: [string, number][]): number => some.reduce((sum, [, count]) => sum + count, 0);
console.log(
  `New York Times names, each as often as it is used: ${share(uses(found), uses(labels))}; distinct: ${share(found.length, labels.length)}`,
);

if (shown === 'unlinked') for (const { line } of unlinked) console.log(`  ${line}`);
if (shown === 'sample') {
  const all = [...linked, ...readNytLines().map(({ line }) => linkLine(line, names))].filter(
    (line) => line.food !== null,
  );
  for (const { line, food, confidence } of sample(all, SAMPLE)) console.log(`  ${line} → ${food?.name} ${confidence}`);
}

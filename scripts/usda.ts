/**
 * Writes `catalogue/usda.csv`: the figures of the USDA for the `ndb` and `fdc` numbers that the food files name.
 * `npm run usda -- NUTRIENTS.csv PORTIONS.csv`: the nutrients are those of SR28 per 100 g with its two
 * household weights, the portions those of SR Legacy. docs/SOURCES.md says where both come from.
 */
import { writeFileSync } from 'node:fs';
import { readFoodFiles, type SeedFood } from '../api/dist/modules/catalogue/food-files.js';
import { readCsv } from '../api/dist/modules/catalogue/usda-csv.js';
import { NUTRIENT_COLUMNS } from '../api/dist/modules/catalogue/usda-figures.js';
import { weightsOfPortions, type Portion } from '../api/dist/modules/catalogue/usda-portions.js';

type Row = Record<string, string>;

const SEEDS = 'catalogue';
/** The columns of SR28 for `NUTRIENT_COLUMNS`. */
const SR28_COLUMNS = [
  'Energ_Kcal',
  'Protein_(g)',
  'Lipid_Tot_(g)',
  'Carbohydrt_(g)',
  'Fiber_TD_(g)',
  'Sugar_Tot_(g)',
  'Sodium_(mg)',
];

const [nutrientsFile, portionsFile] = process.argv.slice(2);
if (!nutrientsFile || !portionsFile) {
  console.error('Name the two files of the USDA: npm run usda -- NUTRIENTS.csv PORTIONS.csv');
  process.exit(1);
}
const nutrients = new Map(readCsv(nutrientsFile).map((row) => [Number(row['NDB_No']), row]));
const portions = Map.groupBy(readCsv(portionsFile), (row) => Number(row['fdc_id']));
const rows = readFoodFiles(SEEDS)
  .foods.filter((food) => food.ndb !== null || food.fdc !== null)
  .map(lineOf);
writeFileSync(
  `${SEEDS}/usda.csv`,
  `${[['slug', 'ndb', 'fdc', ...NUTRIENT_COLUMNS, 'weights'].join(','), ...rows.sort()].join('\n')}\n`,
);
console.log(`Wrote the figures of ${rows.length} foods.`);

function lineOf(food: SeedFood): string {
  const row = nutrients.get(food.ndb ?? 0);
  const weights = weightsOfPortions({ ...food, description: descriptionOf(food) }, portionsOf(food));
  return [
    food.slug,
    food.ndb ?? '',
    food.fdc ?? '',
    ...SR28_COLUMNS.map((column) => figure(row?.[column])),
    Object.entries(weights)
      .map(([unit, grams]) => `${unit}=${Number(grams.toPrecision(4))}`)
      .join(';'),
  ].join(',');
}

function figure(text: string | undefined): string {
  return text === undefined || text === '' ? '' : String(Number(text));
}

function descriptionOf(food: SeedFood): string {
  return portions.get(food.fdc ?? 0)?.[0]?.['food'] ?? nutrients.get(food.ndb ?? 0)?.['Shrt_Desc'] ?? '';
}

/** The portions of SR Legacy; where a food has none, the two household weights of SR28. */
function portionsOf(food: SeedFood): Portion[] {
  const listed = portions.get(food.fdc ?? 0);
  if (listed)
    return listed.map((row) => ({
      amount: Number(row['amount']),
      text: row['unit'] ?? '',
      grams: Number(row['gram_weight']),
    }));
  const row = nutrients.get(food.ndb ?? 0) ?? {};
  return [1, 2].flatMap((at) => householdWeight(row, at) ?? []);
}

/** "0.5 cup,diced" weighs `GmWt_1` grams. */
function householdWeight(row: Row, at: number): Portion | undefined {
  const [, amount, text] = /^([\d.]+)\s+(.+)$/.exec(row[`GmWt_Desc${at}`] ?? '') ?? [];
  const grams = Number(row[`GmWt_${at}`]);
  return text === undefined || !(grams > 0) ? undefined : { amount: Number(amount), text, grams };
}

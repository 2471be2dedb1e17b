import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { readReceipt } from '../../../api/src/modules/pantry/receipt/read-receipt.ts';
import { receiptWords } from '../../../api/src/modules/pantry/receipt/receipt-words.ts';

/** A receipt of our own making, with the foods of its lines. */
interface Receipt {
  shop: string;
  text: string;
  foods: string[];
}

const receipts = parse(readFileSync('tests/support/receipts.yaml', 'utf8')) as Receipt[];
const { foods, swaps } = readFoodFiles('catalogue');
const knowledge = new FoodKnowledge(foods, swaps);
const names = new FoodNames(knowledge);

/** What of a receipt is read right, wrong (another food, or what is no food) and not at all. */
function judged({ text, foods: wanted }: Receipt): { right: number; missing: string[]; wrong: string[] } {
  const left = wanted.map((name) => names.find(name)?.name ?? name);
  const wrong: string[] = [];
  for (const { name } of readReceipt(text, names).bought) {
    const at = left.indexOf(name);
    if (at < 0) wrong.push(name);
    else left.splice(at, 1);
  }
  return { right: wanted.length - left.length, missing: left, wrong };
}

/** How many of the lines of food are read right, and what is not. */
function measured(of: readonly Receipt[]): { share: number; mistakes: object[] } {
  const results = of.map((receipt) => ({ shop: receipt.shop, ...judged(receipt) }));
  const right = results.reduce((sum, one) => sum + one.right, 0);
  const lines = results.reduce((sum, one) => sum + one.right + Math.max(one.missing.length, one.wrong.length), 0);
  return { share: right / lines, mistakes: results.filter((one) => one.missing.length + one.wrong.length > 0) };
}

test('of the lines of food on twenty receipts of different shops, at least 98 in 100 are read right', () => {
  const { share, mistakes } = measured(receipts);
  expect({ receipts: receipts.length, isEnough: share >= 0.98, mistakes: share >= 0.98 ? [] : mistakes }).toEqual({
    receipts: 20,
    isEnough: true,
    mistakes: [],
  });
});

test('amounts: a weight as it was weighed, packages by their size, pieces of what is counted', () => {
  const of = (text: string) => readReceipt(text, names).bought.map(({ name, amount }) => [name, amount]);
  expect(of('BANANAS\n 0.545 kg @ £0.85/kg  £0.46')).toEqual([['banana', { amount: 0.545, unit: 'kg' }]]);
  expect(of('CHOPPED TOMATOES 400G\n  4 x £0.55   £2.20')).toEqual([
    ['canned chopped tomatoes', { amount: 1600, unit: 'g' }],
  ]);
  expect(of('1.34 lb @ 0.59 /lb\nWT BANANAS 0.79 F')).toEqual([['banana', { amount: 1.34, unit: 'lb' }]]);
  expect(of('LIMES\n4 x $0.50   $2.00\nEGGS 12CT 3.10')).toEqual([
    ['lime', { amount: 4, unit: null }],
    ['egg', { amount: 12, unit: null }],
  ]);
  expect(of('SPINACH 1.50')).toEqual([['spinach', null]]);
});

test('words that no food goes by are kept where they have a price; what is nothing to eat is told', () => {
  const { bought, ignored } = readReceipt(
    'WHOLE MILK 1.20\nZORBLAX BITES 2.00\nDOG FOOD CHICKEN 3.49\nTOTAL 6.69',
    names,
  );
  expect(bought.map(({ name }) => name)).toEqual(['whole milk', 'zorblax bites']);
  expect(ignored).toEqual(['DOG FOOD CHICKEN']);
});

test('a receipt in a language that is not known brings nothing, and its lines are told', () => {
  expect(readReceipt('Zupa ogórkowa 3,40\nBilet 2,00', names)).toEqual({
    bought: [],
    ignored: ['zupa ogórkowa', 'bilet'],
  });
});

test('every word that the table of receipts means is a food of the catalogue', () => {
  const unknown = [...receiptWords().phrases.values()].filter((means) => !names.find(means));
  expect(unknown).toEqual([]);
});

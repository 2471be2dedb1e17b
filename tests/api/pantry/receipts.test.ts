import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import type { ForeignLocale } from '../../../api/src/modules/ingredients/names/foreign-name.ts';
import { readReceiptFood } from '../../../api/src/modules/pantry/receipt/receipt-food.ts';
import { languageOfReceipt } from '../../../api/src/modules/pantry/receipt/receipt-language.ts';
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

describe('the food of a line', () => {
  const { knowledge: everything } = readCatalogue('catalogue');
  const allNames = new FoodNames(everything);
  const food = (text: string, language: ForeignLocale | null = null): string | undefined =>
    readReceiptFood(text, allNames, language).food?.name;

  test('a short word behind a food that is not known leaves the line unread, as it may make it another', () => {
    expect(['ORG TOM ZXQ', 'PORK VKLT'].map((text) => food(text))).toEqual([undefined, undefined]);
    expect(
      ['GRN PEPPR', 'TOM PST', 'SEMI SKIM MLK', 'S/SKM MLK', 'L/FAT MILK', 'COCNUT CRM', 'PORK SAUSGS'].map((text) =>
        food(text),
      ),
    ).toEqual([
      'green pepper',
      'tomato paste',
      'semi-skimmed milk',
      'semi-skimmed milk',
      'low-fat milk',
      'coconut cream',
      'pork sausage',
    ]);
  });

  test('a flavour is not what was bought where something of that flavour is named', () => {
    expect(
      ['HUMMUS RED PEPPER', 'MULLER CORNER CHERRY', 'MILKA ALMOND', 'FANTA LEMON'].map((text) => food(text)),
    ).toEqual(['hummus', 'plain yogurt', 'chocolate', 'orange soda']);
    expect(food('HUMMUS')).toBe('hummus');
    expect(food('CHERRY 200G')).toBe('cherry');
  });

  test('a brand stands for its food where no other is named', () => {
    expect(['CATHEDRAL CITY MATURE', 'KERRYGOLD 250G', 'PG TIPS', 'TAYTO'].map((text) => food(text))).toEqual([
      'cheddar',
      'butter',
      'tea',
      'crisps',
    ]);
    expect(food('KERRYGOLD CHEDDAR')).toBe('cheddar');
    expect(food('CHOBANI OAT MILK')).toBe('oat milk');
  });

  test('words cut short are read as the names of the language of the receipt that begin so', () => {
    expect(['Kirschtom.', 'Blattspin.', 'Brokk.', 'PASS. TOMATEN'].map((text) => food(text, 'de'))).toEqual([
      'cherry tomato',
      'spinach',
      'broccoli',
      'passata',
    ]);
    expect(['PDT NOUVELLES', 'HAR. VERTS', 'MOUT. DIJON'].map((text) => food(text, 'fr'))).toEqual([
      'potato',
      'green bean',
      'dijon mustard',
    ]);
    expect(['MELANZ. TONDE', 'PROSC. CRUDO'].map((text) => food(text, 'it'))).toEqual(['aubergine', 'prosciutto']);
    expect(['ZANAH. MANOJO', 'QSO CABRA'].map((text) => food(text, 'es'))).toEqual(['carrot', "goat's cheese"]);
  });

  test('a first word cut short that could be several foods leaves the line unread', () => {
    expect(food('CALAB. SAL', 'es')).toBeUndefined();
  });

  test('in other languages the head of a name stands first, and "de" is left out', () => {
    expect(['HUILE OLIVE', 'THON HUILE OLIVE', 'CONFITURE FRAISE'].map((text) => food(text, 'fr'))).toEqual([
      'olive oil',
      'tuna',
      'strawberry jam',
    ]);
    expect(['ATUN EN ACEITE', 'VINAGRE JEREZ', 'MANT. S/SAL'].map((text) => food(text, 'es'))).toEqual([
      'tuna',
      'sherry vinegar',
      'unsalted butter',
    ]);
    expect(['OLIO EVO', 'FARINA', 'PASTA FUSILLI'].map((text) => food(text, 'it'))).toEqual([
      'extra-virgin olive oil',
      'plain flour',
      'fusilli',
    ]);
  });

  test('a German word that is not known is read by its end', () => {
    expect(['Dinkelkrustenbrot', 'Waldbeermarmelade', 'Scheuermilch'].map((text) => food(text, 'de'))).toEqual([
      'bread',
      'jam',
      undefined,
    ]);
  });

  test('short words of English are left as they are on receipts of other languages', () => {
    expect(food('KARFIOL STK', 'de')).toBe('cauliflower');
    expect(food('GRACIAS POR SU VISITA', 'es')).toBeUndefined();
  });

  test('what is nothing to eat is told in every language', () => {
    const lines = [
      'FAIRY W/UP LIQ',
      'REFUSE SACKS',
      'Waschm. Color',
      'PAPIER TOIL. X6',
      'CARTA IGIEN.',
      'PAPEL HIG 12',
      'BOLSA PLASTICO',
    ];
    expect(lines.filter((text) => !readReceiptFood(text, allNames).isNotFood)).toEqual([]);
    expect(readReceiptFood('FAIRY CAKES', allNames).isNotFood).toBe(false);
  });

  test('the language of a receipt is told by the words that only it has', () => {
    const of = (text: string) => languageOfReceipt(text, allNames);
    expect(of('ZWIEBELN 1,20\nKARTOFFELN 0,99\nRUECKGELD 2,00\nSUMME 2,19')).toBe('de');
    expect(of('FROMAGE\nCAROTTES\nPOIREAUX\nCARTE BANCAIRE')).toBe('fr');
    expect(of('CIPOLLE\nPREZZEMOLO\nPAGAMENTO\nIMPORTO')).toBe('it');
    expect(of('CEBOLLAS\nZANAHORIAS\nLECHUGA\nTARJETA')).toBe('es');
    expect(of('RED ONIONS\nCHEDDAR\nWHOLE MILK\nBAGUETTE')).toBeNull();
  });

  test('every brand and every food that comes in flavours is a food of the catalogue', () => {
    const { brands, carriers, endings } = receiptWords();
    const unknown = [...brands.values(), ...carriers, ...endings.values()].filter((name) => !allNames.find(name));
    expect(unknown).toEqual([]);
  });
});

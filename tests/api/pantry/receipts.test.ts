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

/** The names of what was bought. */
const namesOf = (text: string): string[] => readReceipt(text, names).bought.map(({ name }) => name);
/** What was bought with its amount and what was paid. */
const boughtOf = (text: string): unknown[] =>
  readReceipt(text, names).bought.map(({ name, amount, cost }) => [name, amount?.amount, amount?.unit, cost]);

test('words of tills that begin the names of foods, or stand in them, do not hide them', () => {
  expect(namesOf('CHIPOLATAS 12PK 2.50\nCASHEW NUTS 2.00\nSUMMER BERRIES 3.00\nTENDERSTEM BROCCOLI 1.10')).toEqual([
    'chipolata',
    'cashew',
    'berry',
    'tenderstem broccoli',
  ]);
  expect(
    namesOf('TOTAL GREEK YOGURT 2.10\nTIP TOP WHITE BREAD 1.10\nMEMBER BRAND EGGS 4.22\nFROZEN 365 PEAS 1.99'),
  ).toEqual(['greek yogurt', 'white bread', 'egg', 'frozen pea']);
  expect(readReceipt('RICE 1.10\nTIP 2.00\nCASH 10.00\nCHANGE 6.90\nSNAP 5.00\nFROZEN 4.00', names)).toMatchObject({
    bought: [{ name: 'rice' }],
    ignored: [],
  });
});

test('the sum behind a weight is what the food cost, wherever it stands', () => {
  expect(boughtOf('PLUMS LOOSE\n 0.410 kg @ £2.00/kg   £0.82')).toEqual([['plum', 0.41, 'kg', 0.82]]);
  expect(boughtOf('PLUMS\n 1.10 lb. @ 1 lb. /1.98   2.18 F')).toEqual([['plum', 1.1, 'lb', 2.18]]);
  expect(boughtOf('Möhren\n  kg 0,510 x 2,00 EUR   1,02 B')).toEqual([['carrot', 0.51, 'kg', 1.02]]);
  expect(boughtOf('1 CEBOLLA\n 0,500 kg    1,60 €/kg     0,80')).toEqual([['onion', 0.5, 'kg', 0.8]]);
  expect(boughtOf('OLIVES\n 0.30 lb @ $9.00/lb\n TARE 0.02   $2.70 F')).toEqual([['olive', 0.3, 'lb', 2.7]]);
  expect(boughtOf('PARSNIPS  0.500KG\n @ 2.00/KG    1.00 A')).toEqual([['parsnip', 0.5, 'kg', 1]]);
  expect(boughtOf('LEEK 2.00\n1.50 lb @ 0.60 /lb\nPEARS 0.90')).toEqual([
    ['leek', undefined, undefined, 2],
    ['pear', 1.5, 'lb', 0.9],
  ]);
});

test('how many were bought is read beside the name, in columns, in brackets and before it', () => {
  expect(boughtOf('Cucumber Each\n  Qty   3 @   $0.90 each     2.70')).toEqual([['cucumber', 3, null, 2.7]]);
  expect(boughtOf('Plain Tofu 250g         2/2      4.00')).toEqual([['tofu', 500, 'g', 4]]);
  expect(boughtOf('GRD BEEF 80/20 5.00')).toEqual([['beef mince', undefined, undefined, 5]]);
  expect(boughtOf('LEMONS 4 @ 0.50    $2.00 F')).toEqual([['lemon', 4, null, 2]]);
  expect(boughtOf('Kidneybohnen 400g  3 x 0,90   2,70 A')).toEqual([['kidney bean', 1200, 'g', 2.7]]);
  expect(boughtOf('Linsen 500g    0,90 x 3   2,70 A')).toEqual([['lentil', 1500, 'g', 2.7]]);
  expect(boughtOf('2x 0,95 Tomatenmark    1,90 2')).toEqual([['tomato paste', 2, 'package', 1.9]]);
  expect(boughtOf('LECHE 1L\n 6 x ( 0,80 )    4,80 A')).toEqual([['milk', 6, 'l', 4.8]]);
  expect(boughtOf('SPAGHETTI 500G\n  3 X 0,89          4%      2,67')).toEqual([['spaghetti', 1500, 'g', 2.67]]);
  expect(boughtOf('LECHE ENTERA  6 ud      4,74')).toEqual([['whole milk', 6, 'package', 4.74]]);
  expect(boughtOf('RASPBERRIES 150G 2.50\n  2 FOR £4.00   -.50')).toEqual([['raspberry', 150, 'g', 2.5]]);
});

test('sizes are read as shops spell them, and numbers of articles and rates of taxes are none', () => {
  const sizes: [string, unknown[]][] = [
    ['BUTTERMILK (32 fl oz)   3.00', ['buttermilk', 32, 'fl oz', 3]],
    ['Lemons 4 per pack  1.00', ['lemon', 4, null, 1]],
    ['KS EGGS 24**  7.00', ['egg', 24, null, 7]],
    ['1 12 HUEVOS L   2,75', ['egg', 12, null, 2.75]],
    ['WHOLE MILK GAL   007800012345 F   3.60 O', ['whole milk', 1, 'gallon', 3.6]],
    ['MINT LEAVES   .85', ['mint', undefined, undefined, 0.85]],
    ['POTATOES KG2   2,79', ['potato', 2, 'kg', 2.79]],
    ['AZUCAR 1K   1,45', ['sugar', 1, 'kg', 1.45]],
    ['ACQUA 1,5LX6   22%   1,98', ['water', 9, 'l', 1.98]],
    ['TONNO 4X80   10%   5,49', ['canned tuna', 320, 'g', 5.49]],
    ['UOVA X10   10%   2,95', ['egg', 10, null, 2.95]],
    ['YAOURT X8 CRF   1,75 1', ['plain yogurt', 8, 'package', 1.75]],
    ['PEANUT BUTTER 2PK   9.00', ['peanut butter', 2, 'package', 9]],
    ['BAKING POTATOES 4PK   1.20', ['floury potato', 4, null, 1.2]],
    ['012345 Süßkartoffeln   1,79 A', ['sweet potato', undefined, undefined, 1.79]],
    ['BASMATI RICE 25   21.99', ['basmati rice', undefined, undefined, 21.99]],
  ];
  expect(sizes.map(([line]) => boughtOf(line)[0])).toEqual(sizes.map(([, read]) => read));
});

test.each([
  ['words of one letter', 'a b '],
  ['quantities without end', 'milk 2 x '],
  ['words cut short', 'Pr.Co.Mo.'],
])('a receipt of 20,000 letters of %s in one line, or in lines of 200, keeps no one waiting', (_, words) => {
  const line = words.repeat(20_000 / words.length);
  const lines = `${line.slice(0, 199)}\n`.repeat(100);
  expect([line, lines].map((text) => readReceipt(text, names).bought.length <= 100)).toEqual([true, true]);
});

test('the numbers that a till gives its items are no counts', () => {
  const text = [
    '1 FLOUR 3.00',
    '2 EGGS 2.98',
    '3 TOMATILLOS',
    '  1.20 lb @ 1.48  1.78',
    '4 AVOCADO',
    '  4 Ea. @ 1/ 0.78   F  3.12',
    '5 BROWN SUGAR 1.94',
  ];
  expect(readReceipt(text.join('\n'), names).bought.map(({ name, amount }) => [name, amount])).toEqual([
    ['plain flour', null],
    ['egg', null],
    ['tomatillo', { amount: 1.2, unit: 'lb' }],
    ['avocado', { amount: 4, unit: null }],
    ['brown sugar', null],
  ]);
});

test('headings, addresses and notices are no foods where all else has its price', () => {
  expect(
    namesOf(
      '24 RUE DE LA ROQUETTE\nSALE\nThe Fresh Food People\n>> FRUITS & LEGUMES\nLEEKS 1.20\nRICE 2.00\nDate: 3 May\nGRACIAS POR SU VISITA',
    ),
  ).toEqual(['leek', 'rice']);
  expect(namesOf('leeks\nrice\nmilk')).toEqual(['leek', 'rice', 'milk']);
});

test('what did not come, was replaced or was taken off again is not bought', () => {
  expect(namesOf('Leeks (1 lb)\n1 x $2.00   $2.00\nOut of stock\nRicotta (15 oz)\n$4.49   Refunded')).toEqual(['leek']);
  expect(namesOf('Rice 2.00\nOut of stock\nLeeks 2.00\nKale 1.00\n\nTofu 1.00')).toEqual(['rice', 'tofu']);
  expect(namesOf('Rice 2.00\nSour Cream (16 oz)\nreplaced with\nPlain Yogurt (16 oz)\n1 x $3.79  $3.79')).toEqual([
    'rice',
    'plain yogurt',
  ]);
  expect(namesOf('Passata 680g   1/1   1.80\n  Substitute for: Chopped Tomatoes 400g\nSoy Sauce   0/1   0.00')).toEqual(
    ['passata'],
  );
  expect(namesOf('RICE 2.00\nEGGS 3.12\n** VOIDED ENTRY **\nEGGS 3.12-O\nLEEKS 1.00\nSTORNO LEEKS -1.00')).toEqual([
    'rice',
  ]);
  expect(namesOf('EGGS 3.12\nEGGS 3.12\nVOID -3.12\nRICE 2.00')).toEqual(['egg', 'rice']);
});

test.each([
  ['German', 'Reis 1,20 A\nSUMME EUR 1,20\nZAHLUNG MAESTRO 1,20\nIhre Ersparnis: 0,62'],
  ['French', 'RIZ 1,20\n1 ARTICLES  TOTAL A PAYER  1,20 EUR\nCARTE BANCAIRE EUR 1,20\nVOTRE CAGNOTTE 0,34'],
  ['Italian', 'RISO 1,20\nTOTALE COMPLESSIVO 1,20\ndi cui IVA 0,10\nPagamento elettronico 1,20\nResto 0,00'],
  ['Spanish', 'ARROZ 1,20\n1 ART. TOTAL A PAGAR : 1,20\nTARJETA BANCARIA 1,20\nAHORRO EN ESTA COMPRA 2,72'],
  [
    'English',
    'RICE 1.20\nWAS 2.00 SAVE 0.80\nDelivery 2.99\nTOTAL 4.19\n*1234 DEBIT TOTAL PAYMENT 4.19\nYOU EARNED 0.42',
  ],
])('sums, payments and what was saved are no items: %s', (_language, text) => {
  expect(namesOf(text)).toEqual(['rice']);
});

test('words that no food goes by are kept where they have a price; what is nothing to eat is told', () => {
  const { bought, ignored } = readReceipt(
    'WHOLE MILK 1.20\nZORBLAX BITES 2.00\nDOG FOOD CHICKEN 3.49\nTOTAL 6.69',
    names,
  );
  expect(bought.map(({ name }) => name)).toEqual(['whole milk', 'zorblax bites']);
  expect(ignored).toEqual(['DOG FOOD CHICKEN']);
});

test('the lines of a receipt in a language that is not known are kept where they have a price', () => {
  const { bought, ignored } = readReceipt('Sklep\nZupa ogórkowa 3,40\nBilet 2,00\nTOTAL 5,40', names);
  expect([bought.map(({ name, food }) => [name, food]), ignored]).toEqual([
    [
      ['zupa ogórkowa', null],
      ['bilet', null],
    ],
    ['Sklep'],
  ]);
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

  test('one word may be a food in one language and something else in another', () => {
    expect([food('PAPRIKA'), food('PAPRIKA', 'de'), food('PERSIL PLAT', 'fr')]).toEqual([
      'paprika',
      'bell pepper',
      'flat-leaf parsley',
    ]);
    expect([food('VOLLRAHM', 'de'), food('BAUMNUSSKERNE', 'de')]).toEqual(['whipping cream', 'walnut']);
    expect(readReceiptFood('PERSIL NON BIO', allNames).isNotFood).toBe(true);
  });

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
      'canned tuna',
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

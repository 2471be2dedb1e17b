import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import type { ForeignLocale } from '../../../api/src/modules/ingredients/names/foreign-name.ts';
import { withVowels } from '../../../api/src/modules/pantry/receipt/dropped-vowels.ts';
import { readReceiptFood } from '../../../api/src/modules/pantry/receipt/receipt-food.ts';
import { readReceipt } from '../../../api/src/modules/pantry/receipt/read-receipt.ts';

const names = new FoodNames(readCatalogue('catalogue').knowledge);

/** What was bought, with its amount and what was paid. */
const boughtOf = (text: string): unknown[] =>
  readReceipt(text, names).bought.map(({ name, amount, cost }) => [name, amount?.amount, amount?.unit, cost]);
const namesOf = (text: string): string[] => readReceipt(text, names).bought.map(({ name }) => name);
const food = (text: string, language: ForeignLocale | null = null): string | undefined =>
  readReceiptFood(text, names, language).food?.name;

describe('no line is lost', () => {
  test('a percentage before several numbers is the fat of what was bought, unless no name stands before it', () => {
    expect(
      boughtOf('Vollmilch 3,5% 2 1.95 3.90\nJoghurt 3,5% 0,55 x 4 2,20\nSchlagsahne 30%  0,99 x 2  1,98 A'),
    ).toEqual([
      ['whole milk', 2, 'package', 3.9],
      ['plain yogurt', 4, 'package', 2.2],
      ['whipping cream', 2, 'package', 1.98],
    ]);
    expect(
      namesOf('RICE 1.00\nA 7,0% 12,34 0,86 13,20\nA  7 %   Netto 37,98  MwSt 2,66\nH=HST 13%  38.97 @ 13.000%  5.07'),
    ).toEqual(['rice']);
  });

  test('a list of what was paid back leaves the item above it', () => {
    expect(
      boughtOf('Butter, 8 oz\n1 x $4.99\nRefunded\nFresh Thyme, 0.75 oz\nRefunded $2.49\nAvocado\n4 x $1.25'),
    ).toEqual([
      ['butter', 8, 'oz', 4.99],
      ['avocado', 4, null, 5],
    ]);
    expect(namesOf('Rice 2.00\nButter 1.00\nRefunded\nLeeks 1.00')).toEqual(['rice', 'leek']);
  });

  test('what begins like a word of tills is an item where a name of food stands behind or in it', () => {
    expect(boughtOf('TILL COLBY JK 4.99 B\nRICE 1.00\nTILL 4\nTILL TOTAL 5.99\nBeleg-Nr. 1234')).toEqual([
      ['colby', undefined, undefined, 4.99],
      ['rice', undefined, undefined, 1],
    ]);
    expect(namesOf('MELK 1,19\nBELEGEN 48+ PLAKKEN 3,79\nBLOEMKOOL 1,99\nROOKWORST 2,59\nTOTAAL 9,56')).toContain(
      'gouda',
    );
  });

  test('pieces with their weight in brackets are the quantity of the name above', () => {
    expect(boughtOf('Poblano Pepper\n3 ct (0.61 lb) x $2.99   $1.82\nRed Onion\n2 ct x $2.99   $5.98')).toEqual([
      ['poblano pepper', 0.61, 'lb', 1.82],
      ['red onion', 2, null, 5.98],
    ]);
  });
});

describe('how many', () => {
  test('is told by words, by one unit behind the name and behind a letter of taxes', () => {
    expect(
      boughtOf(
        'HASS AVOCADO TWIN PK 1.75\nHALF & HALF PINT 1.99\nB  12 OEUFS PA 3.35\nTHON NAT.1/5 X3 4.35\nSPARGEL 5.22\nHandeingabe E-Bon 0,524 kg',
      ),
    ).toEqual([
      ['avocado', 2, null, 1.75],
      ['half-and-half', 1, 'pint', 1.99],
      ['egg', 12, null, 3.35],
      ['tuna', 3, 'package', 4.35],
      ['asparagus', 0.524, 'kg', 5.22],
    ]);
  });

  test('a small number of many drinks is in centilitres', () => {
    expect(boughtOf('BEER 24X30 14.99\nCOLA 6X330 4.99\nYOGURT 4X80 1.99')).toEqual([
      ['beer', 720, 'cl', 14.99],
      ['cola', 1980, 'ml', 4.99],
      ['plain yogurt', 320, 'g', 1.99],
    ]);
  });

  test('is told by pieces where the food is counted, whatever else stands beside them', () => {
    expect(boughtOf('CAGE FREE EGGS 700G 12PK 5.50\nHUEVOS CAMPERO L12 3,15\nEGGS M6 1.20\nVINO L1 2,50')).toEqual([
      ['egg', 12, null, 5.5],
      ['egg', 12, null, 3.15],
      ['egg', 6, null, 1.2],
      ['wine', 1, 'l', 2.5],
    ]);
  });

  test('a till counts nothing where the numbers before its items come again', () => {
    expect(boughtOf('1  LEEKS 1.20\n2  RICE 2.00\n3  LIMES 0.90\n1  TOFU 1.00\n4  PEARS 1.60\n1  KALE 1.10')).toEqual([
      ['leek', undefined, undefined, 1.2],
      ['rice', 2, 'package', 2],
      ['lime', 3, null, 0.9],
      ['tofu', undefined, undefined, 1],
      ['pear', 4, null, 1.6],
      ['kale', undefined, undefined, 1.1],
    ]);
  });

  test('is read however the till writes the price of one or of several', () => {
    expect(boughtOf('BLACK BEANS\n  4 AT 1 FOR 0.92    3.68 O')).toEqual([['black bean', 4, 'package', 3.68]]);
    expect(boughtOf('LIMES\n  5 @ 5/2.00    2.00 F\nAVOCADO\n  2 @ 2/2.00    2.00 F')).toEqual([
      ['lime', 5, null, 2],
      ['avocado', 2, null, 2],
    ]);
    expect(boughtOf('LAUCH/PORREE\n 0,388kg  x 2,49 EUR/kg  0,97 B\nZWIEBELN 1,00 B')).toEqual([
      ['leek', 0.388, 'kg', 0.97],
      ['onion', undefined, undefined, 1],
    ]);
  });

  test('a weight with the price of its unit tells what it came to, where no sum stands', () => {
    expect(boughtOf('Broccoli Crowns\n1.32 lb x $2.49\nRice 1.00')[0]).toEqual(['broccoli', 1.32, 'lb', 3.29]);
    expect(boughtOf('Gouda\n0.350 kg x 1.99/100g\nRice 1.00')[0]).toEqual(['gouda', 0.35, 'kg', undefined]);
  });

  test('a column before the prices counts packages or weighs, where the prices prove it', () => {
    expect(
      boughtOf('M-Drink Milch 1l 2 1.95 3.90 1\nGruyère mild   0.238  22.50  5.35 1\nZwiebeln 1kg 1 2.20 2.20 1'),
    ).toEqual([
      ['milk', 2, 'l', 3.9],
      ['gruyère', 0.238, 'kg', 5.35],
      ['onion', 1, 'kg', 2.2],
    ]);
    expect(boughtOf('EGGS 24 7.99')).toEqual([['egg', 24, null, 7.99]]);
  });

  test('a table with a head, or with a number alone before every price, needs no proof', () => {
    expect(
      boughtOf('No  Item   Qty  MRP  Price\n1  Onion, 1 kg   2  88.00  72.00\n2  Milk, 500 ml   4  90.00  88.00'),
    ).toEqual([
      ['onion', 2, 'kg', 72],
      ['milk', 2000, 'ml', 88],
    ]);
    expect(boughtOf('Butter 250g   3   £7.50\nTofu 396g   1   £2.75\nRice 1kg   1   £4.25\nLeeks   2   £1.50')).toEqual(
      [
        ['butter', 750, 'g', 7.5],
        ['tofu', 396, 'g', 2.75],
        ['rice', 1, 'kg', 4.25],
        ['leek', 2, null, 1.5],
      ],
    );
  });

  test('codes of taxes behind the prices are neither prices nor counts', () => {
    expect(
      boughtOf('LEEKS   1.05 11\nTOULOUSE SAUSAGE X6   5.60 11\nLIMES   3 x 0.35   1.05 11\nRED WINE 75CL   4.90 12'),
    ).toEqual([
      ['leek', undefined, undefined, 1.05],
      ['toulouse sausage', 6, null, 5.6],
      ['lime', 3, null, 1.05],
      ['red wine', 75, 'cl', 4.9],
    ]);
    expect(boughtOf('BUTTER 454G MRJ 5.99')).toEqual([['butter', 454, 'g', 5.99]]);
  });

  test.each([
    ['SALMON FILLETS X2 240G  4.25', ['salmon', 240, 'g', 4.25]],
    ['WHOLE MILK 2.27L  £1.45', ['whole milk', 2.27, 'l', 1.45]],
    ['BUTTER 4/1LB  11.49', ['butter', 4, 'lb', 11.49]],
    ['SPARKLING WATER40PK  3.99', ['sparkling water', 40, 'package', 3.99]],
    ['1 HUEVOS L 12U  2,55', ['egg', 12, null, 2.55]],
    ['1 ATUN CLARO P6  4,65', ['canned tuna', 6, 'package', 4.65]],
    ['Spring Onions, 1 bunch  0.99', ['spring onion', 1, 'bunch', 0.99]],
    ['Whipping cream 2.5dl  1.95', ['whipping cream', 2.5, 'dl', 1.95]],
    ['AP FLOUR 5#  2.29', ['plain flour', 5, 'lb', 2.29]],
    ['CREME FRAICHE EP.50CL  2.05', ['crème fraîche', 50, 'cl', 2.05]],
    ['ATUN CLARO PACK-6  4,75', ['canned tuna', 6, 'package', 4.75]],
  ])('%s is read with the size of all of it', (line, read) => {
    expect(boughtOf(line)).toEqual([read]);
  });
});

describe('the food of a line', () => {
  test('a word without vowels is the only common one of its consonants', () => {
    expect(['CRROTS', 'BNNS', 'CCNUT MILK', 'BSMTI RICE', 'STRWBRRS'].map((text) => food(text))).toEqual([
      'carrot',
      'banana',
      'coconut milk',
      'basmati rice',
      'strawberry',
    ]);
  });

  test('words in full, of fewer consonants or of several foods are left as they are', () => {
    expect(
      ['bns', 'letter', 'market', 'butter', 'tilda', 'zrblx', 'bttrs'].map((word) => withVowels(word, names)),
    ).toEqual(Array.from({ length: 7 }));
  });

  test('words cut short mean what they do beside each other', () => {
    expect(
      ['SR CRM', 'SR FLOUR', 'CHK PEAS', 'UNICO CHK PEAS', 'CAB SAUVIGNON', 'RED CAB'].map((text) => food(text)),
    ).toEqual(['sour cream', 'self-raising flour', 'chickpea', 'chickpea', 'red wine', 'red cabbage']);
    expect(food('PREISELB. GLAS', 'de')).toBe('lingonberry');
    expect([food('P. DE TERRE VRAC', 'fr'), food('PECH. POULET', 'fr')]).toEqual(['potato', 'chicken']);
  });

  test('a kind cut short is the only one of its food that it may be', () => {
    expect(
      ['KS ALMD FLOUR', 'SESM OIL', 'VGN BUTTER', 'BELAZU PRESVD LEMONS', 'ALMOND YOG VANILLA'].map((text) =>
        food(text),
      ),
    ).toEqual(['ground almond', 'sesame oil', 'vegan butter', 'preserved lemon', 'almond yogurt']);
    expect(['KRO MILK', 'PILLSBURY FLOUR', 'CRISCO OIL', 'MEX LIMES'].map((text) => food(text))).toEqual([
      'milk',
      'plain flour',
      'vegetable oil',
      'lime',
    ]);
  });

  test('what may be a kind with other allergens is left unread', () => {
    expect(['SNFL OIL', 'BKWT FLOUR', 'WALNUT BUTTER', 'SHRP RAW'].map((text) => food(text))).toEqual(
      Array.from({ length: 4 }),
    );
  });

  test('a word that lost its end is the only one that makes a food with the word before it', () => {
    expect(['MANGO CHUT', 'POMEGRANATE MOL', 'LENTIL SOU', 'TOMATO KETCH'].map((text) => food(text))).toEqual([
      'mango chutney',
      'pomegranate molasses',
      'lentil soup',
      'tomato ketchup',
    ]);
  });

  test('a kind may stand between a food and what it is made of, and what stands behind W/ is beside it', () => {
    expect(
      ['BACON UNCURED TURKEY', 'CHICKPEAS GREEK W/ CUMIN', 'HUMMUS W/PINE NUTS', 'W/PUDDING', 'TOMATO DICED'].map(
        (text) => food(text),
      ),
    ).toEqual(['turkey bacon', 'chickpea', 'hummus', 'white pudding', 'canned chopped tomatoes']);
  });

  test('meat and cheese of plants are never those of animals', () => {
    expect(
      [
        'SOY CHORIZO',
        'TOFU SAUSAGE',
        'SOY CHICKEN',
        'VEGAN CHICKEN THIGHS',
        'SOY CREAM CHEESE',
        'VEGAN GOUDA SMOKED',
      ].map((text) => food(text)),
    ).toEqual(['vegan chorizo', 'vegan sausage', undefined, undefined, undefined, undefined]);
    expect(['SOY MILK', 'CHORIZO', 'CHICKEN BREAST SOY GINGER'].map((text) => food(text))).toEqual([
      'soy milk',
      'chorizo',
      'chicken breast',
    ]);
  });

  test('a colour is no food beside one, and pack at the end no pork', () => {
    expect(['GRN BELL PEPR', 'GRN MTN', 'COLLARD GREENS', 'CASAL ROSE'].map((text) => food(text))).toEqual([
      'green pepper',
      undefined,
      'collard greens',
      'rose wine',
    ]);
    expect(food('RADIS ROSE BOTTE', 'fr')).toBe('radish');
    expect(namesOf('HASS AVOCADO PK 1.75\nPK CHOPS 4.00')).toEqual(['avocado', 'pork chop']);
  });

  test('the dish decides and not what is in it', () => {
    expect(
      [
        'TZATZIKI CREAMY GARLIC CUC',
        'WONTON CHKN CILANTRO MINI',
        'EVERYTHING BUT THE BAGEL',
        'CAMP CRM MSHRM',
        'CRKR BARL SHRP',
        "HELGA'S MIXED GRAIN",
        'B/PUDDING',
      ].map((text) => food(text)),
    ).toEqual([
      'tzatziki',
      'wonton',
      'everything bagel seasoning',
      'cream of mushroom soup',
      'cheddar',
      'multigrain bread',
      'black pudding',
    ]);
    expect(['BIRYANI CHICKEN', 'CAMP CRM CELERY', 'CRM OF BROCCOLI'].map((text) => food(text))).toEqual(
      Array.from({ length: 3 }),
    );
    expect(['BURRITO TORTILLAS', 'WONTON WRAPPERS', 'ONION BHAJIS', 'SOUR CREAM'].map((text) => food(text))).toEqual([
      'flour tortilla',
      'wonton wrapper',
      'onion bhaji',
      'sour cream',
    ]);
  });

  test('initials are read with and without dots', () => {
    expect([food('OLIO E.V.O.', 'it'), food('E.V.O.O.'), food('PAN DE MOLDE INT.', 'es')]).toEqual([
      'extra-virgin olive oil',
      'extra-virgin olive oil',
      'wholemeal bread',
    ]);
    expect([food('CHAMP. PARIS', 'fr'), food('JBN BLC 4TR', 'fr')]).toEqual(['button mushroom', 'cooked ham']);
  });

  test('a receipt in Dutch is read by the words of the table', () => {
    const lines = [
      'AANTAL OMSCHRIJVING   BEDRAG',
      '2  AH HV MELK   1,19   2,38',
      '1  ROOMBOTER ONGEZ   2,69',
      '0.412KG RUNDERGEHAKT   9,98   4,11',
      '1  AARDAPPELEN 3KG   3,79',
      '6  STATIEGELD   0,90',
      '1  ROBIJN WASMIDDEL   8,99',
      '   TOTAAL   22,86',
      'PINNEN   22,86',
    ];
    expect(boughtOf(lines.join('\n'))).toEqual([
      ['semi-skimmed milk', 2, 'package', 2.38],
      ['unsalted butter', undefined, undefined, 2.69],
      ['beef mince', 0.412, 'kg', 4.11],
      ['potato', 3, 'kg', 3.79],
    ]);
    expect(namesOf('SPEK 1.00\nROOM SPRAY 2.00\nRED ONIONS 1.00\nBREAD ROLLS 1.00\nBONUS CARD 1.00')).toContain(
      'red onion',
    );
  });

  test('a dish is none of the foods that it is named after', () => {
    expect(['MANDARIN ORANGE CHICKEN', 'BROCCOLI BAKE', 'ONION BITES'].map((text) => food(text))).toEqual(
      Array.from({ length: 3 }),
    );
    expect(['ORANGES', 'APPLE PIE', 'LENTIL SOUP', 'LEMON HERB CHICKEN THIGHS'].map((text) => food(text))).toEqual([
      'orange',
      'fruit pie',
      'lentil soup',
      'chicken thigh',
    ]);
  });

  test('one word is another food in another country', () => {
    const lines = 'Zwiebeln 1,20\nKartoffeln 1,50\nPeperoni 2,00\nSumme 4,70';
    expect(namesOf(lines)).toContain('chilli');
    expect(namesOf(`${lines}\nTotal CHF 4.70`)).toContain('bell pepper');
    expect(["Ladies' Finger", 'Atta - Whole Wheat', 'ALLINSON WHOLEMEAL FLOUR'].map((text) => food(text))).toEqual([
      'okra',
      'wholemeal flour',
      'wholemeal flour',
    ]);
  });
});

describe('what is nothing to eat', () => {
  test.each([
    [
      'English',
      null,
      ['PLENTY KITCHEN ROLL 2PK', 'VELVET 9 ROLLS', 'Dove Cream Beauty Bathing Bar', 'GLAD TRSH BAG', 'ZIPLOC BAGS'],
    ],
    [
      'English',
      null,
      [
        'GLAD WRAP 60M',
        'WW ALFOIL',
        'TULIPS STEM',
        'ALSTROEMERIA BUNCH',
        'TANDIL WASH PWDR',
        'CASCADE PLAT',
        'LED BULB',
      ],
    ],
    [
      'German',
      'de',
      [
        'KUECHENROLLE 4ER',
        'Kuchenrolle',
        'Handwaschmittel',
        'HAKLE TOIPA 8ER',
        'Züri-Sack 35l',
        'Akkuschrauber',
        'Pfandartikel',
        'Rosen',
      ],
    ],
    ['French', 'fr', ['ESSUIE TOUT X6', 'PQ LOTUS', 'SAC CABAS', 'LITIERE CHAT']],
    ['Italian', 'it', ['ROTOLO CUCINA', 'CARTA CUCINA', 'BUSTA SPESA']],
    ['Spanish', 'es', ['PAPEL COCINA', 'ROLLO COCINA', 'BOLSA COMPRA']],
  ] as const)('is told by what it is and who makes it: %s', (_language, locale, lines) => {
    expect(lines.filter((text) => !readReceiptFood(text, names, locale).isNotFood)).toEqual([]);
  });

  test('a word of it within the name of a food hides none', () => {
    expect(
      ['FENNEL BULB', 'GARLIC BULB', 'HOT DOG BUNS', 'RICE PAPER', 'TREACLE SPONGE', 'VITAMIN D MILK'].map((text) => {
        const { food: found, isNotFood } = readReceiptFood(text, names);
        return isNotFood ? null : found?.name;
      }),
    ).toEqual(['fennel', 'garlic', 'hot dog bun', 'rice paper', 'steamed sponge pudding', 'whole milk']);
    expect(
      ['DOG BISCUITS', 'LIGHT BULB', 'VITAMIN C 1000MG'].every((text) => readReceiptFood(text, names).isNotFood),
    ).toBe(true);
  });

  test('short words of households, cards and flowers are told', () => {
    for (const text of [
      'GREETINGS CARD',
      'SAXON KITCHEN RL',
      'SURFACE SPRAY',
      'GE LED',
      'LDRY DET',
      'EUCALYPTUS BUNCH',
    ])
      expect(readReceiptFood(text, names).isNotFood).toBe(true);
    expect(readReceiptFood('EUCALYPTUS HONEY', names).isNotFood).toBe(false);
  });

  test('no food is taken for it', () => {
    const foods = ['BREAD ROLLS 6PK', 'SAUSAGE ROLL', 'CHOC BAR', 'MANDARINS', 'RED WINE', 'CREAM', 'ROCKET', 'SALT'];
    expect(foods.filter((text) => readReceiptFood(text, names).isNotFood)).toEqual([]);
  });

  test('headings and charges are no items', () => {
    expect(
      namesOf(
        '>> FRUITS ET LEGUMES\nRICE 1.00\n41-PET\nDelivery Charges  30.00\nTICKETS E.LECLERC CUMULES : 1,12 EUR\nRefunded $2.49',
      ),
    ).not.toContain('fruit');
    expect(namesOf('LEEKS 1.00\nRICE 1.00\nDelivery Charges  30.00\nTICKETS E.LECLERC CUMULES : 1,12 EUR')).toEqual([
      'leek',
      'rice',
    ]);
  });
});

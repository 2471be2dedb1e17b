import { FOREIGN_UNITS } from './foreign-units.ts';

/** What a unit counts; `container` holds a size of its own ("a 400 g can"), `piece` is a part or a bundle of the food itself. */
export type UnitKind = 'weight' | 'volume' | 'container' | 'piece' | 'little';

/** A unit of ingredient lines. */
export interface LineUnit {
  /** Canonical form, singular: `tbsp`, `cup`, `can`. */
  name: string;
  kind: UnitKind;
}

/** Canonical unit, then every way to write it in the singular; plurals in -s and -es and a full stop come by themselves. */
const SPELLINGS: Record<UnitKind, Record<string, string[]>> = {
  weight: {
    g: ['gram', 'gramme', 'gm', 'gr', 'grm'],
    kg: ['kilogram', 'kilogramme', 'kilo', 'kgm'],
    mg: ['milligram'],
    oz: ['ounce', 'onz', 'ozs'],
    lb: ['pound', '#'],
  },
  volume: {
    ml: ['milliliter', 'millilitre', 'mil', 'cc', 'krm'],
    cl: ['centiliter', 'centilitre'],
    dl: ['deciliter', 'decilitre'],
    l: ['liter', 'litre', 'lt', 'ltr'],
    tsp: [
      'teaspoon',
      'teaspoonful',
      'tea-spoon',
      'tea-spoonful',
      'teasp',
      'tspn',
      'ts',
      'coffee-spoon',
      'teaspon',
      'teapsoon',
      'teasppon',
      'theelepel',
      'cucharadita',
      'cucchiaino',
      'cucchiaini',
      'tsk',
      'bar-spoon',
      'càc',
      'càcafé',
      'cuillèreàcafé',
      'cuillèresàcafé',
    ],
    tbsp: [
      'tablespoon',
      'tablespoonful',
      'table-spoon',
      'table-spoonful',
      'tablesp',
      'tbs',
      'tb',
      'tbl',
      'tbls',
      'tblsp',
      'tbspn',
      'tblspn',
      'soup-spoon',
      'big-spoon',
      'tablespon',
      'tablepoon',
      'tabelspoon',
      'eetlepel',
      'cucharada',
      'cucchiaio',
      'cucchiai',
      'msk',
      'càs',
      'càsoupe',
      'cuillèreàsoupe',
      'cuillèresàsoupe',
    ],
    dsp: ['dessertspoon', 'dessertspoonful', 'dessert-spoon', 'dstspn'],
    spoon: ['spoonful', 'cooking-spoon', 'serving-spoon'],
    cup: ['cupful', 'us-cup', 'teacup', 'teacupful', 'coffee-cup', 'breakfast-cup', 'breakfast-cupful'],
    glass: ['glassful', 'wine-glass', 'wine-glassful'],
    mug: ['mugful'],
    bowl: ['bowlful', 'katori'],
    'fl oz': ['fluid-ounce', 'fl-oz', 'floz', 'fluid-oz', 'fl-ounce'],
    'metric cup': ['australian-cup'],
    'imperial pint': [],
    pint: ['pt'],
    quart: ['qt'],
    gallon: ['gal'],
    shot: [],
    jigger: [],
    gill: [],
    fifth: [],
  },
  container: {
    can: ['tin'],
    jar: [],
    bottle: [],
    package: ['packet', 'pack', 'pkg', 'pkt', 'pck', 'pckg', 'pk'],
    sachet: ['envelope'],
    box: [],
    bag: [],
    carton: [],
    container: ['cntr', 'derica', 'mudu', 'congo', 'kongo'],
    tube: [], // before the tub: "tubes" are several of it
    tub: [],
    pot: ['kettle'],
    punnet: [],
    tray: [],
    pouch: [],
    sleeve: [],
    case: [],
  },
  piece: {
    clove: ['glove'],
    pod: [],
    head: [],
    bulb: [],
    bunch: [],
    stalk: ['rib'],
    sprig: ['branch', 'twig'],
    slice: ['rasher'],
    stick: [],
    strip: [],
    piece: ['pc', 'pcs', 'nos'],
    leaf: ['leave'],
    ear: [],
    loaf: ['loave'],
    sheet: [],
    block: [],
    cube: [],
    ball: [],
    knob: ['thumb', 'nub', 'nugget', 'nut', 'lump'],
    wedge: [],
    square: [],
    bar: [],
    log: [],
    slab: [],
    scoop: [],
    link: [],
    spear: [],
    segment: [],
    floret: [],
    fillet: ['filet'],
    part: [],
    nest: [],
    chunk: [],
    disc: ['disk', 'tablet'],
    round: [],
    stem: [],
    strand: ['thread'],
    bundle: [],
    wheel: [],
    hunk: [],
    portion: ['serving'],
  },
  little: {
    pinch: ['nypa'],
    dash: ['saltspoon', 'saltspoonful', 'salt-spoon'],
    drop: [],
    splash: ['glug', 'float'],
    drizzle: [],
    handful: ['fistful', 'handfull'],
    sprinkle: ['sprinkling'],
    smidgen: [],
    grind: ['grinding', 'twist', 'turn'],
    dollop: [],
    squeeze: [],
    touch: [],
    hint: [],
    dusting: [],
    spray: ['spritz'],
    squirt: [],
  },
};

/** A single letter is a unit only as cooks write it: T is a tablespoon, t a teaspoon. */
const LETTERS = new Map<string, LineUnit>([
  ['T', { name: 'tbsp', kind: 'volume' }],
  ['t', { name: 'tsp', kind: 'volume' }],
  ['c', { name: 'cup', kind: 'volume' }],
  ['C', { name: 'cup', kind: 'volume' }],
  ['g', { name: 'g', kind: 'weight' }],
  ['G', { name: 'g', kind: 'weight' }],
  ['l', { name: 'l', kind: 'volume' }],
  ['L', { name: 'l', kind: 'volume' }],
  ['ℓ', { name: 'l', kind: 'volume' }],
]);

/** German spoons are written in capitals; "El" begins names. */
const CAPITALS = new Map<string, LineUnit>([
  ['EL', { name: 'tbsp', kind: 'volume' }],
  ['TL', { name: 'tsp', kind: 'volume' }],
]);

const BY_SPELLING = new Map<string, LineUnit>();
for (const [kind, units] of Object.entries(SPELLINGS) as [UnitKind, Record<string, string[]>][]) {
  for (const [name, spellings] of Object.entries(units)) {
    for (const spelling of [name, ...spellings]) addSpelling(spelling.replaceAll(/[ -]/g, ''), { name, kind });
  }
}

for (const [name, words] of Object.entries(FOREIGN_UNITS)) {
  const unit = BY_SPELLING.get(name.replaceAll(' ', ''));
  if (unit) for (const word of words.split(' ')) addSpelling(word, unit);
}

function addSpelling(spelling: string, unit: LineUnit): void {
  const plurals = [`${spelling}s`, `${spelling}es`, spelling.replace(/ful$/, 'sful')];
  for (const form of [spelling, ...plurals]) if (!BY_SPELLING.has(form)) BY_SPELLING.set(form, unit);
}

/** The unit that a word stands for (`Tbsps.` gives tbsp), or undefined. Two words are passed as one text: `fl. oz.`. */
export function findUnit(word: string): LineUnit | undefined {
  const bare = word.replace(/\.$/, '');
  if (bare.length === 1 && bare !== '#') return LETTERS.get(bare);
  return CAPITALS.get(bare) ?? BY_SPELLING.get(bare.toLowerCase().replace(/[ .-]/g, ''));
}

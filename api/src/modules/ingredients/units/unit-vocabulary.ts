import { convert } from 'convert';

/** What a unit measures: grams, millilitres, how many, or how big each is. */
export type Dimension = 'mass' | 'volume' | 'count' | 'size';

/** Whose kitchen a measure belongs to. Ounces and pounds are the same in the United States and Britain and count as `us`. */
export type MeasureSystem = 'metric' | 'us' | 'imperial' | 'australian';

/** A unit of ingredient lines, shopping lists and weights of foods. `line-units.ts` knows every way to write one. */
export interface Unit {
  /** The word that data and answers use: singular, without a full stop. */
  name: string;
  plural: string;
  dimension: Dimension;
  /** Null for counts and sizes, which every kitchen shares. */
  system: MeasureSystem | null;
  /** Grams of one for a mass, millilitres of one for a volume; null for counts and sizes, whose weight is the food's to say. */
  size: number | null;
}

type Measures = Partial<Record<MeasureSystem, Record<string, number>>>;

/** Grams. */
const MASSES: Measures = {
  metric: { mg: convert(1, 'mg').to('g'), g: 1, kg: convert(1, 'kg').to('g') },
  us: { oz: convert(1, 'ounce').to('g'), lb: convert(1, 'pound').to('g') },
};

const TEASPOON = convert(1, 'US teaspoon').to('ml');

/**
 * Millilitres. A bare `cup`, `tbsp`, `tsp`, `fl oz`, `pint`, `quart` or `gallon` is the US customary one, because that is what the
 * USDA weighs: cup 236.588, tbsp 14.787, tsp 4.929. British and metric spoons (15 and 5) differ by 1.5 %, less than two cooks fill the
 * same spoon by. What differs more has a name of its own: the metric cup (250), the Australian tablespoon (20), the imperial pint,
 * quart and gallon (a fifth more) and the imperial fluid ounce (4 % less).
 *
 * Pinch, dash and smidgen are those of measuring-spoon sets, 1/16, 1/8 and 1/32 of a teaspoon; a drop is the pharmacist's 20 to the
 * millilitre; a shot or jigger is one and a half fluid ounces and a fifth the usual bottle of spirits.
 */
const VOLUMES: Measures = {
  metric: {
    ml: 1,
    cl: convert(1, 'cl').to('ml'),
    dl: convert(1, 'dl').to('ml'),
    l: 1_000,
    dsp: 10,
    'metric cup': 250,
    drop: 0.05,
    fifth: 750,
  },
  us: {
    tsp: TEASPOON,
    tbsp: convert(1, 'US tablespoon').to('ml'),
    'fl oz': convert(1, 'US fluid ounce').to('ml'),
    cup: convert(1, 'cup').to('ml'),
    pint: convert(1, 'US liquid pint').to('ml'),
    quart: convert(1, 'US liquid quart').to('ml'),
    gallon: convert(1, 'US liquid gallon').to('ml'),
    gill: convert(4, 'US fluid ounce').to('ml'),
    shot: convert(1.5, 'US fluid ounce').to('ml'),
    jigger: convert(1.5, 'US fluid ounce').to('ml'),
    pinch: TEASPOON / 16,
    dash: TEASPOON / 8,
    smidgen: TEASPOON / 32,
  },
  imperial: {
    'imperial fl oz': convert(1, 'imperial fluid ounce').to('ml'),
    'imperial pint': convert(1, 'imperial pint').to('ml'),
    'imperial quart': convert(1, 'imperial quart').to('ml'),
    'imperial gallon': convert(1, 'imperial gallon').to('ml'),
  },
  australian: { 'Australian tbsp': 20 },
};

/** Units that are only counted: what one weighs is a fact of the food, such as a clove of garlic or a can of tomatoes. */
const COUNTS = [
  'piece',
  'clove',
  'head',
  'bulb',
  'bunch',
  'stalk',
  'stem',
  'sprig',
  'slice',
  'stick',
  'strip',
  'leaf',
  'ear',
  'loaf',
  'sheet',
  'block',
  'cube',
  'ball',
  'knob',
  'wedge',
  'square',
  'bar',
  'log',
  'slab',
  'scoop',
  'link',
  'spear',
  'segment',
  'floret',
  'fillet',
  'part',
  'nest',
  'chunk',
  'disc',
  'round',
  'strand',
  'bundle',
  'wheel',
  'hunk',
  'portion',
  'pod',
  'can',
  'jar',
  'bottle',
  'package',
  'sachet',
  'box',
  'bag',
  'carton',
  'container',
  'tub',
  'tube',
  'spray',
  'pot',
  'punnet',
  'tray',
  'pouch',
  'sleeve',
  'case',
  'spoon',
  'glass',
  'mug',
  'bowl',
  'splash',
  'drizzle',
  'handful',
  'sprinkle',
  'grind',
  'dollop',
  'squeeze',
  'touch',
  'hint',
  'dusting',
];

/** How big the thing counted is; a recipe that does not say means `medium`. */
const SIZES = ['small', 'medium', 'large'];

/** Plurals that are not the name with an s; abbreviations have none. */
const PLURALS: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  bunch: 'bunches',
  box: 'boxes',
  pouch: 'pouches',
  glass: 'glasses',
  splash: 'splashes',
  touch: 'touches',
  pinch: 'pinches',
  dash: 'dashes',
};
const WITHOUT_PLURAL = new Set([
  ...Object.keys({ ...MASSES.metric, ...MASSES.us }),
  ...SIZES,
  'ml',
  'cl',
  'dl',
  'l',
  'dsp',
  'tsp',
  'tbsp',
  'fl oz',
  'imperial fl oz',
  'Australian tbsp',
]);

/** Every unit that Larder knows. */
export const UNITS: readonly Unit[] = [
  ...measures('mass', MASSES),
  ...measures('volume', VOLUMES),
  ...COUNTS.map((name) => unit(name, 'count', null, null)),
  ...SIZES.map((name) => unit(name, 'size', null, null)),
];

function measures(dimension: Dimension, bySystem: Measures): Unit[] {
  return (Object.entries(bySystem) as [MeasureSystem, Record<string, number>][]).flatMap(([system, sizes]) =>
    Object.entries(sizes).map(([name, size]) => unit(name, dimension, system, size)),
  );
}

function unit(name: string, dimension: Dimension, system: MeasureSystem | null, size: number | null): Unit {
  const plural = WITHOUT_PLURAL.has(name) ? name : (PLURALS[name] ?? `${name}s`);
  return { name, plural, dimension, system, size };
}

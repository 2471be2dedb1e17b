import type { Look } from '../../ingredients/food-art/piece-table.ts';

/** A food, and what the recipe does with it. */
export interface Cooking {
  lineage: readonly string[];
  /** Its line. */
  cut: string;
  title: string;
  formName: string;
  steps: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));

/** Forms of what is put together cold, in which only what the steps heat by its name is cooked. */
const COLD = words(
  'salad, chopped salad, slaw, slices, slices around a heap, noodle salad, cold noodles, noodles with dip, sandwich, toast, bruschetta, wrap, tacos, tostadas, pita pockets, nachos, burger, bagels, dip, yogurt soup, rice bowl, onigiri, filled roll, sushi, tartare, fruit halves, yogurt, stirred yogurt, drink, preserve, cheese ball, crackers',
);
/** Forms in which it lies in a liquid, or is soft from it. */
const WET = words(
  'stew, curry, curry and rice, chunky soup, clear soup, noodle soup, braised pieces, sauce, smooth sauce, dal, shank slices, stew with dumplings, dumpling soup, on mash, katsu curry, sauced sausages, eggs in sauce',
);
/** Forms on which cheese melts. */
const MELTS = words(
  'tray, side, pieces, hash, chunky soup, gratin, sausage bake, fillet, chops, roast roots, wedges, sliced potatoes',
);

const HEAT =
  /\b(?:(?:stir.?|deep.?)?fr(?:y|ies|ied|ying)|sweat|soft(?:en)?|brown|roast|grill|griddle|bak(?:e|ing)|simmer|boil|blanch|brais(?:e|ing)|stew|steam|saut[eé]|wilt|cook|poach|char|oven|caramelis)\w*/i;
const GRILLED = /\b(?:grill|griddl|char|barbecue|sear)\w*/i;
const MELTED = /\b(?:melt|bak|grill|oven|gratin|broil)\w*/i;
const RAW_FISH =
  /-(?:sashimi|tartare|poke|sushi|ceviche|carpaccio|crudo|tataki|tiradito|nigiri|maki|chirashi|temaki|onigiri|raw|cured)-/;
const GRATED = /\b(?:grated|pur[eé]ed?)\b/;
const FINE = /\b(?:chopped|diced|minced|finely|grated|dice)\b/;
const CUBED = /\b(?:diced?|cubed?|cubes|chopped|thick strips)\b/;
const SLICED = /\b(?:sliced?|slices|rounds|coins|chopped)\b|\b[12] cm\b/;
const CRUMBLED = /\bcrumbl|\bbreak\w* (?:it |them |the \w+ )?up\b|\bbreaking\b/i;
const MEAT_OF_SAUSAGES = ['sausage-meat', 'italian-sausage', 'breakfast-sausage'];
const BROWN_ONIONS =
  /\bonions?\b[^.;]{0,90}\b(?:(?:deep|dark|deeply|well|very) (?:golden[ -])?brown|crisp|caramelis\w*)|\bcaramelise\w* onion/i;
const BATTERED = /\bbatter\b|\bbreadcrumbs\b|\bpanko\b|\bdredg|\bdip[^.]{0,40}\b(?:flour|egg)/i;
const DISSOLVED = /\banchov\w*\b[^.]{0,80}\b(?:melt|dissol|fall|break|broken|mash|crush|disappear)/i;
const LENGTHS = /\blengths?\b|\bsticks\b|\bbatons?\b|\b[4-9] cm\b|\bin pieces\b/;
const TORN = /\b(?:torn|pieces|squares|chunks|leaves)\b|\b[2-6] cm\b/;
const SLABS = /\b(?:slabs?|slices?|rectangles?|steaks?|thick pieces|halved horizontally)\b/;
const WEDGES = /\b(?:quarter\w*|wedges?|slice[sd]?|chopped|eighths)\b/;
const HALVES = /\b(?:halve[sd]?|half|in half|cut side)\b/;
const BONED = /\b(?:bone(?:d|less)|fillets?|off the bone)\b/;
const IN_PIECES = /\b(?:diced?|cubed?|cubes|cut (?:up|into)|chopped|sliced|strips|bite|pieces|chunks)\b/;
const SHREDDED = /\b(?:shred|pull apart)\b[^.]{0,40}\b(?:chicken|meat|duck|turkey|it|them)\b/i;

/** Cuts of birds on the bone. */
const ON_BONE = words('thigh, leg, wing, drumstick');

/** A food's name as steps say it: the last word of each slug of it. */
const called = (lineage: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${lineage.map((slug) => slug.split('-').at(-1)).join('|')})`, 'i');

/** Whether this food is heated: always where something is, in forms that are served hot. */
function isHeated({ formName, steps, lineage }: Cooking): boolean {
  if (!COLD.has(formName)) return HEAT.test(steps);
  const name = called(lineage);
  return steps.split(/[.;]/).some((sentence) => HEAT.test(sentence) && name.test(sentence));
}

type State = (look: Look, said: Cooking) => Look | undefined;

const as = (look: Look, piece: string, colour = look.colour): Look => ({ piece, colour });

const aubergine: State = (look, { cut, formName, steps }) => {
  if (WET.has(formName)) return as(look, 'aubergine-soft');
  const isStrips =
    /strips/.test(cut) || /\b(?:strips|tear|peel)\b[^.]*aubergine|aubergine[^.]*\b(?:strips|peel)\b/i.test(steps);
  return as(look, isStrips ? 'aubergine-strip' : 'aubergine-cooked');
};

const onion: State = (look, { cut, lineage, steps }) => {
  if (BROWN_ONIONS.test(steps) && !FINE.test(cut)) return as(look, 'fried-onions', 'amber');
  if (lineage.includes('shallot') && !FINE.test(cut) && !/slice|ring/.test(cut))
    return as(look, 'shallot-soft', 'amber');
  return as(look, 'onion-soft', look.colour === 'red-onion' ? 'red-onion' : 'soft-onion');
};

/** What has a look of its own once it is hot. */
const WHEN_HOT: Readonly<Record<string, State>> = {
  'aubergine-slice': aubergine,
  'courgette-slice': (look, { formName }) => (WET.has(formName) ? look : as(look, 'courgette-cooked')),
  'fennel-slice': (look, { formName }) => (WET.has(formName) ? look : as(look, 'fennel-cooked')),
  'onion-slice': onion,
  leaf: (look) => as(look, 'wilted-leaf'),
  'frilly-leaf': (look) => as(look, 'wilted-leaf'),
  'apple-slice': (look) => as(look, 'apple-cooked'),
  'pear-half': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'pear-whole': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'banana-slice': (look, { steps }) => (/\bfr(?:y|ied)\b/i.test(steps) ? as(look, 'banana-fried') : look),
  'squid-ring': (look, { steps, formName }) =>
    formName === 'small fry' ? as(look, 'squid-fried') : GRILLED.test(steps) ? as(look, 'squid-griddled') : look,
  'squash-slice': (look, { formName }) => (WET.has(formName) ? look : as(look, 'squash-cooked')),
  'cabbage-wedge': (look, { formName }) => (WET.has(formName) ? look : as(look, 'cabbage-charred')),
  'halloumi-slice': (look) => as(look, 'halloumi-griddled'),
  cherry: (look) => as(look, 'cherry-stoned'),
  'radish-slice': (look) => (look.colour === 'cream' ? as(look, 'chunk', 'straw') : look),
};

/** What the recipe cuts in halves or wedges: by its line, else by its steps. */
const stoneFruit: State = (look, { cut, steps, lineage }) => {
  const name = called(lineage);
  const said =
    cut +
    steps
      .split(/[.;]/)
      .filter((sentence) => name.test(sentence))
      .join(' ');
  const isWedge = WEDGES.test(cut) || (!HALVES.test(cut) && WEDGES.test(said) && !HALVES.test(said));
  if (isWedge) return as(look, 'stone-fruit-wedge');
  return HALVES.test(said) || /\bstone/.test(said) ? as(look, 'stone-fruit-half') : look;
};

const joint: State = (look, { cut, steps, title }) => {
  if (SHREDDED.test(steps) && !/-(?:thigh|wing|leg|drumstick)s?-/.test(title)) return as(look, 'meat-strip', 'chicken');
  if (IN_PIECES.test(cut) && !/\bbone.in\b/.test(cut) && look.piece !== 'wing')
    return as(look, 'meat-chunk', 'chicken');
  return BONED.test(cut) && !/\bbone.in\b/.test(cut) ? as(look, 'meat-piece') : look;
};

const rawFish: State = (look, { title, lineage }) => {
  if (!RAW_FISH.test(title)) return look;
  return lineage.includes('tuna') ? as(look, 'fish-slice', 'wine') : as(look, 'fish-slice', 'salmon');
};

const melts: State = (look, { formName, steps }) =>
  MELTS.has(formName) && MELTED.test(steps)
    ? as(look, 'melted-cheese', look.colour === 'parmesan' ? 'pale-cheese' : look.colour)
    : look;

const sliced: State = (look, { cut }) =>
  /\b(?:thinly|thin|fine|finely) slice|\bsliced (?:thinly|thin)|\bin (?:thin |fine )?(?:strips|slices)\b|\bstrips\b/.test(
    cut,
  )
    ? as(look, 'meat-strip')
    : look;

/** What looks as it is cut, hot or not. */
const ANYHOW: Readonly<Record<string, State>> = {
  'stone-fruit-half': stoneFruit,
  'stone-fruit-wedge': stoneFruit,
  'apple-slice': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'pear-half': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'cabbage-shred': (look, { cut }) => (look.colour !== 'rust' && TORN.test(cut) ? as(look, 'cabbage-piece') : look),
  'celery-slice': (look, { cut }) => (LENGTHS.test(cut) ? as(look, 'celery-length') : look),
  cherry: (look, { cut }) => (/\b(?:stoned|pitted)\b/.test(cut) ? as(look, 'cherry-stoned') : look),
  'cheese-cube': (look, { cut, steps, lineage }) =>
    lineage.includes('tofu') && (SLABS.test(cut) || /tofu[^.]{0,40}\b(?:slabs?|slices)\b/i.test(steps))
      ? as(look, 'tofu-slab')
      : look,
  'ham-ribbon': (look, { cut }) => (CUBED.test(cut) ? as(look, 'lardon', 'bacon') : look),
  'ham-fold': (look, { cut }) => (CUBED.test(cut) && look.colour === 'ham' ? as(look, 'cube') : look),
  'okra-slice': (look, { cut }) => (SLICED.test(cut) ? look : as(look, 'okra-pod')),
  'bacon-strip': (look, { cut }) =>
    FINE.test(cut) || /\b(?:lardons|strips|pieces)\b/.test(cut) ? as(look, 'lardon') : look,
  'meat-chunk': sliced,
  'steak-slice': (look, said) => {
    const cut = sliced(look, said);
    return cut === look && WET.has(said.formName) ? as(look, 'meat-chunk') : cut;
  },
  meatball: (look, { lineage, steps }) =>
    MEAT_OF_SAUSAGES.some((food) => lineage.includes(food)) && CRUMBLED.test(steps)
      ? as(look, 'mince-crumb', 'pork')
      : look,
  'crab-claw': (look, { cut, lineage }) =>
    lineage.includes('canned-crab') || /\b(?:\w*meat|flaked|picked|lump|white|tins?|cans?)\b/.test(cut)
      ? as(look, 'crab-meat', 'white')
      : look,
  lobster: (look, { cut }) => (/\b\w*meat\b|\btails?\b/.test(cut) ? as(look, 'crab-meat', 'white') : look),
  'carrot-coin': (look, { cut }) => {
    if (/\b(?:strips|sticks|ribbons)\b/.test(cut)) return as(look, 'baton');
    return /\b(?:wedges|chunks|pieces)\b/.test(cut) ? as(look, 'chunk') : look;
  },
  'squash-slice': (look, { cut }) => (/\b(?:chunks|pieces)\b/.test(cut) ? as(look, 'cube') : look),
  anchovy: (look, { steps, formName }) => (DISSOLVED.test(steps) && !COLD.has(formName) ? undefined : look),
  'fish-chunk': (look, { steps, formName }) =>
    look.colour === 'white' && !WET.has(formName) && BATTERED.test(steps) ? as(look, 'fish-battered', 'batter') : look,
  shank: (look, { cut }) => (/\bslices?\b|\bcm thick\b/.test(cut) ? as(look, 'shank-slice') : look),
  shaving: melts,
  'grated-cheese': (look, said) =>
    /\bsliced?\b|\bslices\b/.test(said.cut) && !MELTS.has(said.formName) ? as(look, 'cheese-slice') : melts(look, said),
};

/** A look as the recipe has cut and cooked it; undefined where it is not seen any more. */
export function asCooked(look: Look, said: Cooking): Look | undefined {
  const { piece, colour } = look;
  if (ON_BONE.has(piece)) return joint(look, said);
  if (piece === 'fish-chunk' && ['cooked-tuna', 'cooked-salmon'].includes(colour)) return rawFish(look, said);
  const cut = ANYHOW[piece] ? ANYHOW[piece](look, said) : look;
  const hot = cut && WHEN_HOT[cut.piece];
  return cut && hot && isHeated(said) ? hot(cut, said) : cut;
}

/** Whether a food is gone into the sauce, where there is enough else to see: fine onions, and tomatoes from a tin. */
export function isMelted({ piece }: Look, { cut, formName, lineage, title }: Cooking): boolean {
  if (!WET.has(formName) || lineage.some((slug) => title.includes(`-${slug}`))) return false;
  const isOnion = piece === 'onion-soft' || piece === 'onion-slice';
  return (
    (isOnion && FINE.test(cut)) ||
    lineage.includes('canned-chopped-tomatoes') ||
    lineage.includes('canned-crushed-tomatoes')
  );
}

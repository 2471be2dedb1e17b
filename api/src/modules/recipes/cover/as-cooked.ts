import type { Look } from '../../ingredients/food-art/piece-table.ts';
import { asBrowned } from './browned.ts';
import { as, called, type Cooking, isCold, isHeated, isHeatedByName, isWet, type State, words } from './cooking.ts';
import { MEAT_CUTS } from './meat-cuts.ts';

/** Forms on which cheese melts. */
const MELTS = words(
  'tray, side, pieces, hash, chunky soup, gratin, sausage bake, fillet, chops, roast roots, wedges, sliced potatoes',
);

/** Forms of soup on which bread floats. */
const SOUPS = words('chunky soup, clear soup');

/** Forms on which a soft cheese runs. */
const RUNS = words(
  'pizza, gratin, pasta bake, lasagne, baked rolls, gnocchi, tray, pieces, stuffed vegetables, rice, chops',
);
/** Greens of which the stalks are most. */
const STALKS = ['water-spinach', 'chinese-broccoli', 'broccoli-rabe', 'choy-sum'];
const SHREDDED = /\b(?:shred\w*|ribbons|sliced|strips)\b/;

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
const ROUNDS = /\b(?:slice[sd]?|rounds|coins)\b/;
const PASTE = /\bdates?\b[^.]*\b(?:collapse|paste|pulp)\b/i;

const aubergine: State = (look, { cut, formName, steps }) => {
  if (isWet(formName)) return as(look, 'aubergine-soft');
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

/** Leaves that heat has left limp: shreds and long stalks stay what they are. */
const greens: State = (look, { lineage, cut }) => {
  if (STALKS.some((food) => lineage.includes(food))) return as(look, 'greens-stalk');
  return as(look, SHREDDED.test(cut) ? 'greens-shred' : 'wilted-leaf');
};

/** Mozzarella as it melts in the oven: white pools on a pizza, browned on what is baked in its dish. */
const runs: State = (look, { formName, steps }) => {
  if (look.colour !== 'white' || !MELTED.test(steps)) return look;
  if (formName === 'pizza') return as(look, 'mozzarella-pool');
  return RUNS.has(formName) ? as(look, 'melted-cheese', 'pale-cheese') : look;
};

/** What has a look of its own once it is hot. */
const WHEN_HOT: Readonly<Record<string, State>> = {
  'aubergine-slice': aubergine,
  'courgette-slice': (look, { formName }) => (isWet(formName) ? look : as(look, 'courgette-cooked')),
  'fennel-slice': (look, { formName }) => (isWet(formName) ? look : as(look, 'fennel-cooked')),
  'onion-slice': onion,
  leaf: greens,
  'frilly-leaf': greens,
  'long-leaf': (look, said) => (said.lineage.includes('cavolo-nero') ? greens(look, said) : look),
  'cabbage-shred': (look, said) => (isWet(said.formName) || isHeatedByName(said) ? as(look, 'cabbage-soft') : look),
  'mozzarella-slice': runs,
  'mozzarella-torn': runs,
  'apple-slice': (look) => as(look, 'apple-cooked'),
  'pear-half': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'pear-whole': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'banana-slice': (look, { steps }) => (/\bfr(?:y|ied)\b/i.test(steps) ? as(look, 'banana-fried') : look),
  'squid-ring': (look, { steps, formName }) =>
    formName === 'small fry' ? as(look, 'squid-fried') : GRILLED.test(steps) ? as(look, 'squid-griddled') : look,
  'squash-slice': (look, { formName }) => {
    if (formName === 'stir-fry') return as(look, 'chunk-browned');
    return isWet(formName) ? look : as(look, 'squash-cooked');
  },
  'cabbage-wedge': (look, { formName }) => (isWet(formName) ? look : as(look, 'cabbage-charred')),
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

/** Raw fish that is cut in dice. */
const DICED_FISH = /-(?:poke|tartare|ceviche|tiradito)-/;

const rawFish: State = (look, { title, lineage }) => {
  if (!RAW_FISH.test(title)) return look;
  const piece = DICED_FISH.test(title) ? 'cube' : 'fish-slice';
  return lineage.includes('tuna') ? as(look, piece, 'raw-beef') : as(look, piece, 'salmon');
};

/** Cheese that melts over a dish; on a soup with bread it is on the toast. */
const melts: State = (look, { formName, steps, foods }) => {
  if (SOUPS.has(formName) && foods.has('bread') && MELTED.test(steps)) return undefined;
  return MELTS.has(formName) && MELTED.test(steps)
    ? as(look, 'melted-cheese', look.colour === 'parmesan' ? 'pale-cheese' : look.colour)
    : look;
};

/** Slices of bread that float on a soup under cheese. */
const cheeseToast: State = (look, { cut, steps, formName, foods }) =>
  SOUPS.has(formName) && /\bslice/.test(cut) && foods.has('cheese') && MELTED.test(steps)
    ? as(look, 'cheese-toast')
    : look;

/** What looks as it is cut, hot or not. */
const ANYHOW: Readonly<Record<string, State>> = {
  'stone-fruit-half': stoneFruit,
  'stone-fruit-wedge': stoneFruit,
  'citrus-slice': (look, { cut }) => (/\bsegments?\b/.test(cut) ? as(look, 'citrus-segment') : look),
  // Slices beside what is roasted; cubes and fries have pieces of their own.
  chunk: (look, { cut, lineage }) => (lineage.includes('potato') && ROUNDS.test(cut) ? as(look, 'potato-slice') : look),
  // Boiled down, it is the layer in the middle.
  date: (look, { steps }) => (PASTE.test(steps) ? undefined : look),
  'apple-slice': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'pear-half': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'cabbage-shred': (look, { cut }) => (look.colour !== 'rust' && TORN.test(cut) ? as(look, 'cabbage-piece') : look),
  'celery-slice': (look, { cut }) => (LENGTHS.test(cut) ? as(look, 'celery-length') : look),
  cherry: (look, { cut }) => (/\b(?:stoned|pitted)\b/.test(cut) ? as(look, 'cherry-stoned') : look),
  'cheese-cube': (look, { cut, steps, lineage }) =>
    lineage.includes('tofu') && (SLABS.test(cut) || /tofu[^.]{0,40}\b(?:slabs?|slices)\b/i.test(steps))
      ? as(look, 'tofu-slab')
      : look,
  // Only what is boiled as it is stays whole: else one eats the heart.
  'artichoke-whole': (look, { cut }) =>
    /\b(?:hearts?|quarter\w*|halve\w*|slice[sd]?|wedges|trimmed)\b/.test(cut) ? as(look, 'artichoke-heart') : look,
  'loaf-whole': cheeseToast,
  'bread-slice': cheeseToast,
  'toast-slice': cheeseToast,
  'ham-ribbon': (look, { cut }) => (CUBED.test(cut) ? as(look, 'lardon', 'bacon') : look),
  'ham-fold': (look, { cut }) => (CUBED.test(cut) && look.colour === 'ham' ? as(look, 'cube') : look),
  'okra-slice': (look, { cut }) => (SLICED.test(cut) ? look : as(look, 'okra-pod')),
  'bacon-strip': (look, { cut }) =>
    FINE.test(cut) || /\b(?:lardons|strips|pieces)\b/.test(cut) ? as(look, 'lardon') : look,
  meatball: (look, { lineage, steps }) =>
    MEAT_OF_SAUSAGES.some((food) => lineage.includes(food)) && CRUMBLED.test(steps)
      ? as(look, 'mince-crumb', 'pork')
      : look,
  'crab-claw': (look, { cut, lineage }) =>
    lineage.includes('canned-crab') || /\b(?:\w*meat|flaked|picked|lump|white|tins?|cans?)\b/.test(cut)
      ? as(look, 'crab-meat', 'white')
      : look,
  lobster: (look, { cut }) => (/\b\w*meat\b|\btails?\b/.test(cut) ? as(look, 'lobster-meat') : look),
  'mozzarella-slice': (look, { cut }) => (/\b(?:torn|pieces|chunks)\b/.test(cut) ? as(look, 'mozzarella-torn') : look),
  'carrot-coin': (look, { cut }) => {
    if (/\b(?:strips|sticks|ribbons)\b/.test(cut)) return as(look, 'baton');
    return /\b(?:wedges|chunks|pieces)\b/.test(cut) ? as(look, 'chunk') : look;
  },
  'squash-slice': (look, { cut }) => (/\b(?:chunks|pieces)\b/.test(cut) ? as(look, 'cube') : look),
  anchovy: (look, { steps, formName }) => (DISSOLVED.test(steps) && !isCold(formName) ? undefined : look),
  'fish-chunk': (look, { steps, formName }) =>
    look.colour === 'white' && !isWet(formName) && !MELTS.has(formName) && BATTERED.test(steps)
      ? as(look, 'fish-battered', 'batter')
      : look,
  shank: (look, { cut }) => (/\bslices?\b|\bcm thick\b/.test(cut) ? as(look, 'shank-slice') : look),
  shaving: melts,
  'grated-cheese': (look, said) =>
    /\bsliced?\b|\bslices\b/.test(said.cut) && !MELTS.has(said.formName) ? as(look, 'cheese-slice') : melts(look, said),
};

/** A look as the recipe has cut and cooked it; undefined where it is not seen any more. */
export function asCooked(look: Look, said: Cooking): Look | undefined {
  const { piece, colour } = look;
  const meat = MEAT_CUTS[piece];
  if (meat) return meat(look, said);
  if (piece === 'fish-chunk' && ['cooked-tuna', 'cooked-salmon'].includes(colour)) return rawFish(look, said);
  const cut = ANYHOW[piece] ? ANYHOW[piece](look, said) : look;
  const hot = cut && WHEN_HOT[cut.piece];
  const cooked = cut && hot && isHeated(said) ? hot(cut, said) : cut;
  return cooked && asBrowned(cooked, said);
}

/** Whether a food is gone into the sauce, where there is enough else to see: fine onions, and tomatoes from a tin. */
export function isMelted({ piece }: Look, { cut, formName, lineage, title }: Cooking): boolean {
  if (!isWet(formName) || lineage.some((slug) => title.includes(`-${slug}`))) return false;
  const isOnion = piece === 'onion-soft' || piece === 'onion-slice';
  return (
    (isOnion && FINE.test(cut)) ||
    lineage.includes('canned-chopped-tomatoes') ||
    lineage.includes('canned-crushed-tomatoes')
  );
}

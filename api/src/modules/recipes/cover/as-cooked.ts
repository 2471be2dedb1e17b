import type { Look } from '../../ingredients/food-art/piece-table.ts';
import { asBrowned } from './browned.ts';
import { isPeeled } from './peeled.ts';
import { as, called, type Cooking, isCold, isHeated, isHeatedByName, isWet, type State, words } from './cooking.ts';
import { starchy } from './roots-as-cut.ts';
import { MEAT_CUTS } from './meat-cuts.ts';
import { italian, sausage } from './sausages-as-cut.ts';

/** Forms on which cheese melts. */
const MELTS = words(
  'folded pancake, tray, side, pieces, hash, chunky soup, gratin, crumbed bake, sunken bake, sausage bake, fillet, seared fillet, chops, roast roots, wedges, sliced potatoes',
);

/** Forms that lie on toast or beside it: cut to cubes in them it would be another dish. */
const WITHOUT_TOAST = words('stew, curry, sauce, braised pieces, eggs in sauce');
/** Forms with a crust that shows the cheese. */
const BAKES = words(
  'gratin, pasta bake, tube bake, spiral bake, square bake, lasagne, baked rolls, quesadilla, grilled sandwich',
);

/** Forms of pasta with its sauce. */
const SAUCES = words(
  'spaghetti, ribbons, tubes, rigatoni, spirals, shells, bows, elbows, sauce, lasagne, pasta bake, tube bake, spiral bake, square bake, on mash',
);
/** Forms of soup on which bread floats. */
const SOUPS = words('chunky soup, clear soup');

/** Forms on which a soft cheese runs. */
const RUNS = words(
  'pizza, gratin, pasta bake, tube bake, spiral bake, square bake, lasagne, baked rolls, gnocchi, tray, pieces, stuffed vegetables, rice, chops',
);
/** Greens of which the stalks are most. */
const STALKS = ['water-spinach', 'chinese-broccoli', 'broccoli-rabe', 'choy-sum'];
/** Forms of rice through which chopped greens go. */
const IN_RICE = words('paella, rice, risotto');
const SHREDDED = /\b(?:shred\w*|ribbons|sliced|strips)\b/;

const GRILLED = /\b(?:grill|griddl|char|barbecue|sear)\w*/i;
const MELTED = /\b(?:melt|bak|grill|oven|gratin|broil)\w*/i;
const RAW_FISH =
  /-(?:sashimi|tartare|poke|sushi|ceviche|carpaccio|crudo|tataki|tiradito|nigiri|maki|chirashi|temaki|onigiri|raw|cured)-/;
/** So long on the fire that tomatoes are sauce. */
const COOKED_LONG =
  /\b(?:simmer|cook|brais|stew|bubbl|oven|slow|low heat|low flame)\w*\b[^.]{0,90}\b(?:hours?|hrs?)\b|\btomato\w*\b[^.]{0,60}\b(?:crush|mush|pulp|mash|disintegrat|fall apart)/i;
/** Some of them go in at the end. */
const ADDED_LATE = /\b(?:rest|remaining|half)\b[^.]{0,20}\btomato/i;
const PUREED = /\b(?:pur[eé]e(?:d|s)?|crushed|blended|ground|grated|strained|passata)\b/;
const GRATED = /\b(?:grated|pur[eé]ed?)\b/;
const FINE = /\b(?:chopped|diced|minced|finely|grated|dice)\b/;
const SLICED_THIN = /\b(?:sliced?|slices|rings|wedges|half-moons|strips)\b/;
const CUBED = /\b(?:diced?|cubed?|cubes|chopped|thick strips)\b/;
const SLICED = /\b(?:sliced?|slices|rounds|coins|chopped)\b|\b[12] cm\b/;
/** Squash that the steps cut in cubes. */
const IN_CUBES =
  /\b(?:squash|pumpkin)\b[^.;]*\b(?:cubes?|chunks?|dice)\b|\b(?:dice|cube) the (?:\w+ )?(?:squash|pumpkin)\b/i;
/** Ham that the steps cut in dice. */
const HAM_IN_DICE = /\b(?:dice|cube)d?\b[^.;]{0,20}\bham\b|\bham\b[^.;]{0,30}\b(?:cubes?|dice)\b/i;
const CRUMBLED = /\bcrumbl|\bbreak\w* (?:it |them |the \w+ )?up\b|\bbreaking\b/i;
const MEAT_OF_SAUSAGES = ['sausage-meat', 'italian-sausage', 'breakfast-sausage'];
const TINNED_TOMATOES = ['canned-chopped-tomatoes', 'canned-crushed-tomatoes'];
const BROWN_ONIONS =
  /\bonions?\b[^.;]{0,90}\b(?:(?:deep|dark|deeply|well|very) (?:golden[ -])?brown|crisp|caramelis\w*)|\bcaramelise\w* onion/i;
const BATTERED = /\bbatter\b|\bbreadcrumbs\b|\bpanko\b|\bdredg|\bdip[^.]{0,40}\b(?:flour|egg)/i;
/** What colours fish through: turmeric that it lies in or is rubbed with. */
const IN_TURMERIC = /\b(?:coat|rub|marinat|toss|turn)\w*\b[^.]*\bturmeric\b/i;
const DISSOLVED = /\banchov\w*\b[^.]{0,80}\b(?:melt|dissol|fall|break|broken|mash|crush|disappear)/i;
const LENGTHS = /\blengths?\b|\bsticks\b|\bbatons?\b|\b[4-9] cm\b|\bin pieces\b/;
const TORN = /\b(?:torn|pieces|squares|chunks|leaves)\b|\b[2-6] cm\b/;
const SLABS = /\b(?:slabs?|slices?|rectangles?|steaks?|thick pieces|halved horizontally)\b/;
const WEDGES = /\b(?:quarter\w*|wedges?|slice[sd]?|chopped|eighths)\b/;
const HALVES = /\b(?:halve[sd]?|half|in half|cut side)\b/;
const PASTE = /\bdates?\b[^.]*\b(?:collapse|paste|pulp)\b/i;

const aubergine: State = (look, { cut, formName, steps }) => {
  if (isWet(formName)) return as(look, 'aubergine-soft');
  const isStrips =
    /strips/.test(cut) || /\b(?:strips|tear|peel)\b[^.]*aubergine|aubergine[^.]*\b(?:strips|peel)\b/i.test(steps);
  return as(look, isStrips ? 'aubergine-strip' : 'aubergine-cooked');
};

const onion: State = (look, { cut, lineage, steps, title, formName }) => {
  if (look.piece === 'onion-dice' && formName !== 'half-moon dumplings')
    return as(look, 'onion-dice', look.colour === 'red-onion' ? 'red-onion' : 'soft-onion');
  if (formName === 'half-moon dumplings') return as(look, 'fried-onions', 'amber');
  if ((BROWN_ONIONS.test(steps) || title.includes('-caramelised-onion')) && !FINE.test(cut))
    return as(look, 'fried-onions', 'amber');
  if (lineage.includes('shallot') && !FINE.test(cut) && !/slice|ring/.test(cut))
    return as(look, 'shallot-soft', 'amber');
  // Chopped, it is gone into the rest, unless the dish is called by it.
  const isNamed = lineage.some((slug) => title.includes(`-${slug}`));
  if (FINE.test(cut) && !/slice|ring|strip/.test(cut) && !isNamed) return undefined;
  return as(look, 'onion-soft', look.colour === 'red-onion' ? 'red-onion' : 'soft-onion');
};

/** Leaves that heat has left limp: shreds and long stalks stay what they are. */
const greens: State = (look, { lineage, cut, formName }) => {
  if (STALKS.some((food) => lineage.includes(food))) return as(look, 'greens-stalk');
  const isFine = SHREDDED.test(cut) || (IN_RICE.has(formName) && FINE.test(cut));
  return as(look, isFine ? 'greens-shred' : 'wilted-leaf');
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
  'onion-dice': onion,
  leaf: greens,
  'frilly-leaf': greens,
  'long-leaf': (look, said) => (said.lineage.includes('cavolo-nero') ? greens(look, said) : look),
  'cabbage-shred': (look, said) => (isWet(said.formName) || isHeatedByName(said) ? as(look, 'cabbage-soft') : look),
  'mozzarella-slice': runs,
  'mozzarella-torn': runs,
  'apple-slice': (look, said) => as(look, 'apple-cooked', isPeeled(said) ? 'potato' : look.colour),
  'strawberry-half': (look, { formName }) => (formName === 'fruit in syrup' ? as(look, 'stewed-berry') : look),
  'pear-half': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'pear-whole': (look, { steps }) => as(look, 'pear-cooked', /\bwine\b/i.test(steps) ? 'rosy' : 'straw'),
  'banana-slice': (look, { steps, lineage }) => {
    const isFried = /\bfr(?:y|ied)\b/i.test(steps);
    if (lineage.includes('plantain')) return as(look, 'plantain-slice', isFried ? 'golden' : look.colour);
    return isFried ? as(look, 'banana-fried') : look;
  },
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

/** White cheese that is grated: the crust of a bake, else melted over it. */
const grated: State = (look, said) =>
  BAKES.has(said.formName)
    ? undefined
    : MELTS.has(said.formName)
      ? melts(as(look, 'grated-cheese', 'pale-cheese'), said)
      : look;

/** Slices of bread that float on a soup under cheese. */
const cheeseToast: State = (look, { cut, steps, formName, foods, title }) =>
  SOUPS.has(formName) &&
  (/\bslice/.test(cut) || title.includes('-onion-soup-')) &&
  foods.has('cheese') &&
  MELTED.test(steps)
    ? as(look, 'cheese-toast')
    : look;

/** Forms of which cabbage is a good part, in broad pieces. */
const IN_PIECES = words(
  'side, sausages, meatballs, chunky soup, clear soup, stew, tray, risotto, braised pieces, hash, heap, curry',
);

/** Cabbage in broad pieces where it is torn, or the dish is called by it and heat has made it limp. */
const cabbage: State = (look, said) => {
  const { cut, title, formName } = said;
  if (look.colour === 'rust') return as(look, 'kimchi', 'spiced');
  const isMain = title.includes('cabbage-') && IN_PIECES.has(formName) && isHeated(said);
  return TORN.test(cut) || isMain ? as(look, 'cabbage-piece') : look;
};

/** What looks as it is cut, hot or not. */
const ANYHOW: Readonly<Record<string, State>> = {
  'onion-slice': (look, { cut }) => (FINE.test(cut) && !SLICED_THIN.test(cut) ? as(look, 'onion-dice') : look),
  'stone-fruit-half': stoneFruit,
  'stone-fruit-wedge': stoneFruit,
  'citrus-slice': (look, { cut }) => (/\bsegments?\b/.test(cut) ? as(look, 'citrus-segment') : look),
  // Boiled down, it is the layer in the middle.
  date: (look, { steps }) => (PASTE.test(steps) ? undefined : look),
  'apple-slice': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'pear-half': (look, { cut }) => (GRATED.test(cut) ? undefined : look),
  'cabbage-shred': cabbage,
  'celery-slice': (look, { cut }) => (LENGTHS.test(cut) ? as(look, 'celery-length') : look),
  cherry: (look, { cut }) => (/\b(?:stoned|pitted)\b/.test(cut) ? as(look, 'cherry-stoned') : look),
  'cheese-cube': (look, { cut, steps, lineage }) =>
    lineage.includes('tofu') && (SLABS.test(cut) || /tofu[^.]{0,40}\b(?:slabs?|slices)\b/i.test(steps))
      ? as(look, 'tofu-slab')
      : look,
  chunk: starchy,
  sausage,
  'tomato-wedge': (look, { cut, formName }) => (isWet(formName) && PUREED.test(cut) ? undefined : look),
  // Only what is boiled as it is stays whole: else one eats the heart.
  'artichoke-whole': (look, { cut }) =>
    /\b(?:hearts?|quarter\w*|halve\w*|slice[sd]?|wedges|trimmed)\b/.test(cut) ? as(look, 'artichoke-heart') : look,
  'loaf-whole': cheeseToast,
  'bread-slice': cheeseToast,
  flatbread: (look, { cut, lineage }) =>
    lineage.some((slug) => slug.includes('tortilla')) && /\b(?:strips|chips|triangles)\b/.test(cut)
      ? as(look, 'tortilla-chip', 'golden')
      : look,
  // Small peppers that are fried whole, a pan full of them.
  chilli: (look, { lineage }) => (lineage.includes('padron-pepper') ? as(look, 'small-pepper') : look),
  'toast-slice': (look, said) => (WITHOUT_TOAST.has(said.formName) ? undefined : cheeseToast(look, said)),
  'ham-ribbon': (look, { cut }) => (CUBED.test(cut) ? as(look, 'lardon', 'bacon') : look),
  'ham-fold': (look, { cut, steps, formName }) => {
    const isDiced = CUBED.test(cut) || HAM_IN_DICE.test(steps) || formName === 'tart';
    return isDiced && look.colour === 'ham' ? as(look, 'cube') : look;
  },
  'okra-slice': (look, { cut }) => (SLICED.test(cut) ? look : as(look, 'okra-pod')),
  'bacon-strip': (look, { cut }) =>
    FINE.test(cut) || /\b(?:lardons|strips|pieces)\b/.test(cut) ? as(look, 'lardon') : look,
  meatball: (look, said) =>
    MEAT_OF_SAUSAGES.some((food) => said.lineage.includes(food)) && CRUMBLED.test(said.steps)
      ? as(look, 'mince-crumb', 'pork')
      : (italian(look, said) ?? look),
  'crab-claw': (look, { cut, lineage }) =>
    lineage.includes('canned-crab') || /\b(?:\w*meat|flaked|picked|lump|white|tins?|cans?)\b/.test(cut)
      ? as(look, 'crab-meat', 'white')
      : look,
  // Cut, it shows its gills and its stalk.
  mushroom: (look, { cut, formName }) =>
    /\b(?:halved?|quarter\w*|slice[sd]?|wedges)\b/.test(cut)
      ? as(look, isWet(formName) ? 'mushroom-slice' : 'mushroom-half')
      : look,
  lobster: (look, { cut }) => (/\b\w*meat\b|\btails?\b/.test(cut) ? as(look, 'lobster-meat') : look),
  'carrot-coin': (look, { cut }) => {
    if (/\b(?:strips|sticks|ribbons)\b/.test(cut)) return as(look, 'baton');
    return /\b(?:wedges|chunks|pieces)\b/.test(cut) ? as(look, 'chunk') : look;
  },
  'squash-slice': (look, { cut, steps, formName }) =>
    /\b(?:chunks|pieces)\b/.test(cut) || (isWet(formName) && IN_CUBES.test(steps)) ? as(look, 'cube') : look,
  anchovy: (look, { steps, formName }) => (DISSOLVED.test(steps) && !isCold(formName) ? undefined : look),
  'fish-chunk': (look, { steps, formName }) =>
    look.colour === 'white' && !isWet(formName) && IN_TURMERIC.test(steps)
      ? as(look, 'fish-chunk', 'yellow')
      : look.colour === 'white' && !isWet(formName) && !MELTS.has(formName) && BATTERED.test(steps)
        ? as(look, 'fish-battered', 'batter')
        : look,
  shank: (look, { cut }) => (/\bslices?\b|\bcm thick\b/.test(cut) ? as(look, 'shank-slice') : look),
  shaving: melts,
  // Grated over it or torn, not laid on in slices.
  'mozzarella-slice': (look, said) => {
    if (/\b(?:torn|pieces|chunks)\b/.test(said.cut)) return as(look, 'mozzarella-torn');
    return /\b(?:grated|shredded)\b/.test(said.cut) && look.colour === 'white' ? grated(look, said) : look;
  },
  'grated-cheese': (look, said) =>
    /\bsliced?\b|\bslices\b/.test(said.cut) && !MELTS.has(said.formName) ? as(look, 'cheese-slice') : melts(look, said),
};

/** Whether it is chopped carrot or celery that a sauce of mince is made with. */
const isInMince = ({ lineage, cut, foods, title, formName }: Cooking): boolean =>
  (lineage.includes('carrot') || lineage.includes('celery')) &&
  FINE.test(cut) &&
  foods.has('minced-meat') &&
  (SAUCES.has(formName) || /-(?:bolognese|ragu)-/.test(title)) &&
  !lineage.some((slug) => title.includes(`-${slug}`));

/** A look as the recipe has cut and cooked it; undefined where it is not seen any more. */
export function asCooked(look: Look, said: Cooking): Look | undefined {
  const { piece, colour } = look;
  if (isInMince(said)) return undefined;
  const meat = MEAT_CUTS[piece];
  if (meat) return meat(look, said);
  if (piece === 'fish-chunk' && ['cooked-tuna', 'cooked-salmon'].includes(colour)) return rawFish(look, said);
  const cut = ANYHOW[piece] ? ANYHOW[piece](look, said) : look;
  const hot = cut && WHEN_HOT[cut.piece];
  const cooked = cut && hot && isHeated(said) ? hot(cut, said) : cut;
  return cooked && asBrowned(cooked, said);
}

/** Whether a food is gone into the rest, where there is enough else to see: fine onions that are cooked, and tomatoes from a tin. */
export function isMelted({ piece }: Look, said: Cooking): boolean {
  const { formName, lineage, title, steps } = said;
  if (lineage.some((slug) => title.includes(`-${slug}`))) return false;
  if (piece === 'onion-dice') return isWet(formName) || isHeated(said);
  if (piece === 'tomato-wedge' && isWet(formName) && COOKED_LONG.test(steps) && !ADDED_LATE.test(steps)) return true;
  const isMixed = SAUCES.has(formName) || IN_RICE.has(formName);
  const tinned = isMixed ? [...TINNED_TOMATOES, 'canned-plum-tomatoes'] : TINNED_TOMATOES;
  return (
    (isWet(formName) || isMixed) &&
    (tinned.some((food) => lineage.includes(food)) || (isMixed && lineage[0] === 'canned-tomatoes'))
  );
}

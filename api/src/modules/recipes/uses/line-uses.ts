import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import { companyTerms } from './company-terms.ts';
import { dishUses, partUses } from './dish-uses.ts';
import { handlingTerms } from './handling-terms.ts';
import { isHeated, isHot, isServed } from './heat.ts';
import { namedBy, UNNAMED, type Named } from './named-sentences.ts';
import { termsOf } from './line-terms.ts';
import { isFat, tasksOfRecipe } from './recipe-tasks.ts';
import { calledOf, type UsedLine } from './used-line.ts';

/** What tells what the foods of a recipe are used for. */
export interface UsingRecipe<L extends UsedLine> {
  title: string;
  tags: readonly string[];
  lines: readonly L[];
  steps: readonly string[];
}

/** What cooks do to a food, by the words of the sentence that names it. */
const DONE: readonly (readonly [FoodUse, RegExp])[] = [
  [
    'deep-frying',
    /\bdeep[- ]?(?:fat )?fr|\bdeep fryer|\bfr(?:y|ied|ying) in (?:deep|plenty of|hot) |\boil for (?:deep )?frying|\b(?:cm|inch(?:es)?|in\.?|["”]) (?:deep )?(?:of|deep in) (?:\w+ ){0,2}oil|\boil (?:\w+ ){0,6}(?:1[5-9]0 ?(?:°|º|degrees|c\b)|3[2-9]\d ?(?:°|º|degrees|f\b))/,
  ],
  ['stir-fry', /\bstir[- ]?fr|\bwok\b/],
  [
    'frying',
    /\b(?:pan-?)?fr(?:y|ied|ies|ying)\b|\bsaut[ée]|\bbrown(?:ed|ing)?\b|\bsear|\bsizzl|\bskillet\b|\bpan\b|\bsweat\b|\bsoften(?:ed)?\b|\btranslucent\b|\bgolden\b/,
  ],
  ['roasting', /\broast/],
  ['grilling', /\b(?:grill|broil|barbecue|griddle|char\b|charred|skewer)/],
  ['boiling', /\b(?:par)?boil|\bsteam(?:ed|er)?\b|\bblanch|\bpoach|\bsimmer/],
  ['mash', /\bmash(?:ed|ing)?\b/],
  [
    'whipping',
    /\bwhip(?:ped)?\b(?! up)|\bwhipping\b(?! cream)|\b(?:whisk|beat)\b[^.;]{0,60}\b(?:peaks?|stiff|frothy|until thick|hold)/,
  ],
  [
    'coating',
    /\b(?:dredge|dust|coat|roll|toss|turn|dip|press|bread)(?:ed|ing)?\b[^.;]{0,50}\b(?:in|into|with) (?:the |some |seasoned |a )?/,
  ],
  [
    'thickening',
    /\b(?:thicken|slurry|roux)|\bto (?:a|make a) (?:smooth |thin |thick )?paste|\bstir (?:in|the) (?:the )?\w*(?:flour|cornflour|cornstarch|starch)\b|\bwhisk in the (?:corn)?flour|\b(?:sprinkle|scatter) (?:over|in|on) the (?:plain )?flour|\bsprinkle (?:the )?(?:plain |all-purpose )?flour over/,
  ],
  [
    'spreading',
    /\bspread\b[^.;]{0,60}\b(?:bread|toast|bagel|slice|roll|bun|muffin)|\b(?:bread|toast)\b[^.;]{0,20}\bspread (?:it|them|each|with)\b|\bbutter (?:the |each |one side of |both sides of )?(?:\w+ )?(?:bread|toast|slices|rolls|buns|muffins|bagel)/,
  ],
  ['marinade', /\bmarina[dt]|\brub\b[^.;]{0,30}\b(?:all over|over|into the (?:meat|chicken|pork|beef|lamb|fish))/],
  ['glaze', /\bglaze|\bbrush(?:ed|ing)?\b/],
  [
    'garnish',
    /\b(?:sprinkle|scatter|garnish|strew|dollop|drizzle|finish with|top(?:ped)? with|serve with|served with|to serve|decorate|squeeze over|crumble over|pile)/,
  ],
  ['stuffing', /\bstuff(?:ed|ing)?\b|\bfill(?:ed|ing)? (?:the|each|with)\b/],
];

/** Remarks of a line that tell what it is for. */
const REMARKS: readonly (readonly [FoodUse, RegExp])[] = [
  ['deep-frying', /\bfor (?:the )?deep[- ]?(?:fat )?frying|\bto deep[- ]?fry/],
  ['frying', /\bfor (?:shallow[- ]|pan[- ])?(?:fry|cook|brown|saut)ing|\bfor (?:the )?(?:pan|skillet|griddle)\b/],
  ['coating', /\b(?:for|to) (?:dust|dredg|coat|roll)(?:ing)?\b/],
  [
    'garnish',
    /\b(?:for|to|as) (?:a )?(?:garnish(?:ing)?|serve|serving|sprinkl\w+|decorat\w+|top(?:ping)?|drizzl\w+|finish\w*)\b/,
  ],
  ['spreading', /\b(?:for|to) spread(?:ing)?\b|\bfor the (?:bread|toast)\b/],
  ['glaze', /\b(?:for|to) (?:brush|glaz)\w+/],
  ['whipping', /\b(?:for|to) whip(?:ping)?\b|(?<!un)\bwhipped\b/],
  ['baking', /\bfor (?:the )?(?:dough|crust|pastry|cake)\b/],
  ['dressing', /\bfor (?:the )?dressing\b/],
  ['marinade', /\bfor (?:the )?marinade\b/],
  ['thickening', /\b(?:for|to) thicken(?:ing)?\b/],
  ['boiling', /\b(?:boiled|steamed)\b/],
  ['mash', /\bmashed\b/],
  ['roasting', /\bfor roasting\b/],
];

/** Ounces of oil and so on in which nothing shallow is fried: from here on a line of it that a recipe fries in is for deep frying. */
const MUCH_OIL =
  /^(?:about |approx\.? )?(?:[1-9]\d{3,} ?ml|[5-9]\d\d ?ml|\d+(?:\.\d+)? ?(?:litres?|liters?|l|quarts?|qts?|pints?|gallons?)\b|[3-9] cups?)/i;

/** Aisles whose foods make a dough or batter what it is. */
const STRUCTURAL = new Set(['baking', 'dairy', 'oils-and-vinegars', 'nuts-and-seeds', 'grains']);
const YEASTS = /\b(?:yeast|sourdough starter)\b/;
const RAISING = /\b(?:baking powder|bicarbonate|baking soda|self-raising)\b/;
const FLOURS = /\bflours?\b(?! tortilla)|\bself-raising\b/;
const BINDS = /\b(?:eggs?|crumbs?|breadcrumbs|panko|oats?|flour|flaxseed)\b/;
/** What is shaped, of all that goes into a meatball. */
const MINCED = /\b(?:mince|minced|ground)\b/;
/** Meat off the bone, which no leg stands in for. */
const BONELESS = /\bbone(?:d|less)\b|\bdiced?\b|\b(?:strips|cubes|chunks|bite)\b/;
/** Flour that is cooked in fat for a white sauce makes no dough, however the dish is baked. */
const ROUX = /\broux\b|\b(?:stir|whisk|cook) (?:in )?(?:the )?(?:plain )?flour\b|\bflour and cook\b/;
const STARCHES = /\b(?:cornflour|starch|arrowroot)\b/;
/** Garlic and ginger, of which there are pastes and powders, and what they are cut into where those have nothing to show. */
const PUNGENT = /^(?:garlic|ginger)$/;
const PIECES =
  /\b(?:matchsticks?|slivers?|strips|slices?|sliced|shreds?|shredded|whole|bulbs?|heads?|unpeeled|halved|coins|bruised)\b/;
/** What arrowroot turns slimy in. */
const MILKY = /\b(?:milk|cream|crème fraîche|yogurt)\b/;
/** A paste of starch that a food is dipped in thickens nothing. */
const DIPPED = /\bdip\b[^.;]{0,40}\b(?:paste|slurry)\b/i;
/** Dishes whose juices are to stay clear and glossy. */
const CLEAR = new Set<FoodUse>(['soup', 'stir-fry']);
/** What is done with eggs that are beaten. */
const BEATEN: readonly FoodUse[] = ['omelette', 'frying'];
const STIRRED_UP = /\b(?:beat|whisk|scrambl|mix|stir|fork)/;
const KEEPS_SHAPE =
  /\b(?:boil|poach|peel|shell|hollows?|crack|sunny|runny|separate|yolks?|whites?)\b|\bbreak in\b|\bfr(?:y|ied) eggs?\b|\bfry the eggs\b/;
const SETS = /\bgelatine?\b|\bagar\b/;
const SWEET = new Set<FoodUse>(['baking', 'dessert']);
/** Kinds of dish of which every food is eaten as it is unless the steps heat it. */
const UNCOOKED = new Set<FoodUse>(['salad', 'dressing', 'dip', 'sandwich', 'drinks', 'dessert', 'icing', 'tacos']);
/** Kinds of dish that are cooked whole, whatever the step that names a food does. */
const COOKED = new Set<FoodUse>([
  'soup',
  'stew',
  'curry',
  'sauce',
  'stir-fry',
  'rice',
  'pasta',
  'gratin',
  'omelette',
  'meatballs',
  'pizza',
  'pie',
  'frying',
  'roasting',
  'grilling',
  'baking',
  'batter',
  'bread',
  'jam',
  'mash',
  'dumplings',
  'deep-frying',
  'boiling',
]);
/** What a step does to a food in a dough, that takes it out of there: the flour in which meat is turned is no baking flour. */
const ASIDE: readonly FoodUse[] = ['coating', 'thickening', 'spreading', 'whipping'];
const COATS =
  /\b(?:flour(?! tortilla)|crumbs?|panko|starch|cornflour|cornmeal|polenta|semolina|flakes|crackers?|oats?)\b/;
const THICKENS = /\b(?:flour(?! tortilla)|cornflour|starch|arrowroot|roux)\b/;
const SPREADS = new Set(['dairy', 'oils-and-vinegars', 'cheese', 'sauces']);
const WHIPS = /\b(?:cream|egg|aquafaba|topping)\b/;

/** What each line of a recipe is used for: by its heading, its remark, what the steps that name it do, and the kind of dish. Any recipe gives an answer. */
export function lineUses<L extends UsedLine>({ title, tags, lines, steps }: UsingRecipe<L>): FoodUse[][] {
  const dish = dishUses(title, tags);
  const named = namedBy(lines, steps, dish);
  const made = madeOf(lines, steps.join(' ').toLowerCase(), dish);
  const tasks = tasksOfRecipe({ lines, steps, dish, isMade: made !== null });
  const terms = termsOf({ title, lines, steps });
  const company = companyTerms({ title, lines, steps, dish });
  const handling = handlingTerms({ title, steps, dish });
  const isRaised = lines.some((line) => RAISING.test(calledOf(line)));
  const isClear = dish.some((use) => CLEAR.has(use)) && !lines.some((line) => MILKY.test(calledOf(line)));
  const isDipped = steps.some((step) => DIPPED.test(step));
  return lines.map((line, at) => {
    const uses = usesOf(line, named[at] ?? UNNAMED, dish, made).map((use) =>
      use === 'thickening' && isDipped ? 'coating' : use,
    );
    if (isClear && uses.includes('thickening') && isStarch(line)) uses.push('clear');
    const isUnraised =
      !isRaised && FLOURS.test(calledOf(line)) && uses.some((use) => use === 'baking' || use === 'batter');
    return [
      ...uses,
      ...(isUnraised ? (['unraised'] as const) : []),
      ...tasks(line, uses),
      ...terms(line),
      ...company(line),
      ...handling(line, named[at] ?? UNNAMED),
    ];
  });
}

/** What the flour of a recipe makes, if it makes anything: what rises by yeast, what is poured, what rises otherwise, and what is rolled out. */
function madeOf(lines: readonly UsedLine[], steps: string, dish: readonly FoodUse[]): FoodUse | null {
  const foods = lines.map(calledOf);
  const has = (words: RegExp): boolean => foods.some((food) => words.test(food));
  const isBaked = dish.includes('baking') || /\b(?:oven|bake[ds]?|baking (?:tin|sheet|tray|pan))\b/.test(steps);
  if (has(FLOURS) && has(YEASTS)) return 'bread';
  if (dish.includes('batter') || (has(FLOURS) && !isBaked && /\bbatter\b/.test(steps))) return 'batter';
  if (!has(RAISING) && dish.some((use) => use === 'pasta' || use === 'gratin') && ROUX.test(steps)) return null;
  if (has(FLOURS) && (has(RAISING) || dish.includes('baking') || /\bbatter\b/.test(steps)))
    return has(RAISING) || !/\b(?:pastry|crust|rub (?:in|the butter))\b/.test(steps) ? 'baking' : 'pastry';
  if (has(FLOURS) && /\b(?:knead|dough|rub (?:in|the butter)|pastry)\b/.test(steps)) return 'pastry';
  return dish.includes('baking') ? 'baking' : null;
}

function usesOf(
  line: UsedLine,
  { sentences, baked, isLast }: Named,
  dish: readonly FoodUse[],
  made: FoodUse | null,
): FoodUse[] {
  const said = line.text.toLowerCase();
  const remarked = REMARKS.flatMap(([use, words]) => (words.test(said) ? [use] : []));
  const part = line.group === null ? [] : partUses(line.group);
  const done = sentences.flatMap((sentence) =>
    DONE.flatMap(([use, words]) => (words.test(sentence) && isLikely(use, line) ? [use] : [])),
  );
  const uses = new Set<FoodUse>([...remarked, ...part, ...done]);
  if (uses.has('frying') && isFat(line) && MUCH_OIL.test(said)) uses.add('deep-frying');
  if (uses.has('deep-frying') && isFat(line)) return ['deep-frying'];
  if (uses.delete('deep-frying')) uses.add('frying');
  const isAside = ASIDE.some((use) => uses.has(use)) || part.some((use) => use !== 'baking') || remarked.length > 0;
  const isMade =
    made !== null && !isAside && (STRUCTURAL.has(line.food?.category ?? '') || dish.some((use) => SWEET.has(use)));
  if (isMade) uses.add(made);
  for (const use of tasksOf(line, dish, isMade || isAside)) uses.add(use);
  if (!MINCED.test(calledOf(line))) uses.delete('meatballs');
  if (line.food?.category === 'poultry' && BONELESS.test(said)) uses.add('boneless');
  const isUntold = sentences.length === 0; // "beat all ingredients"
  if (!part.includes('garnish'))
    for (const use of dish) if (!TASK_DISHES.has(use) || (isUntold && OF_ALL.has(use))) uses.add(use);
  const isDishRaw = made === null && dish.some((use) => UNCOOKED.has(use)) && !dish.some((use) => COOKED.has(use));
  for (const use of isMade ? (['cooking'] as const) : warmth({ sentences, baked }, isDishRaw, [...remarked, ...part]))
    uses.add(use);
  if (PUNGENT.test(calledOf(line)) && PIECES.test(said)) uses.add('pieces');
  if (isLast && isOwnTaste(line)) uses.add('finishing');
  if (line.food?.name === 'egg' && !isBeaten(line, sentences)) for (const use of BEATEN) uses.delete(use);
  // What a salad has roasted is no longer what is eaten raw in it.
  if ([...done, ...dish].some((use) => use === 'roasting' || use === 'grilling') && !uses.has('raw'))
    uses.delete('salad');
  return [...uses].sort();
}

/** Tasks that a food has wherever it stands: gelatine sets, flour that makes no dough thickens, crumbs in meatballs bind. */
function tasksOf({ food, name }: UsedLine, dish: readonly FoodUse[], isElsewhere: boolean): FoodUse[] {
  const called = (food?.name ?? name).toLowerCase();
  if (SETS.test(called)) return ['setting'];
  if (isElsewhere) return [];
  if (dish.includes('meatballs') && MINCED.test(called)) return ['meatballs'];
  if (dish.includes('meatballs') && BINDS.test(called)) return ['binding'];
  return THICKENS.test(called) ? ['thickening'] : [];
}

/** Kinds of dish in which only some foods do the task: what the steps do decides. */
const TASK_DISHES = new Set<FoodUse>(['baking', 'batter', 'bread', 'deep-frying', 'icing', 'meatballs', 'meringue']);

/** Those of them that a food which no step names has a part in. */
const OF_ALL = new Set<FoodUse>(['baking', 'batter', 'bread', 'meringue']);

/** Whether a line is cooked, eaten as it is, or both. */
function warmth(
  { sentences, baked }: Pick<Named, 'sentences' | 'baked'>,
  isDishRaw: boolean,
  told: readonly FoodUse[],
): FoodUse[] {
  const isRawPart = told.some((use) => use === 'garnish' || use === 'dressing' || use === 'spreading');
  const heated = sentences.filter((sentence) => isHeated(sentence) || baked.includes(sentence));
  const unheated = sentences.filter(
    (sentence) => !baked.includes(sentence) && (isServed(sentence) || (isDishRaw && !isHot(sentence))),
  );
  const isRaw = isRawPart || unheated.length > 0 || (isDishRaw && heated.length === 0);
  const isCooked = heated.length > 0 || (!isRaw && !isDishRaw);
  return [...(isCooked ? ['cooking' as const] : []), ...(isRaw ? ['raw' as const] : [])];
}

const isStarch = (line: UsedLine): boolean => STARCHES.test(calledOf(line));

/** Whether it matters that a food is cooked: what is mixed in last is tasted as it is. */
const isOwnTaste = (line: UsedLine): boolean =>
  line.food?.category === 'herbs' || line.food?.category === 'vegetables' || isFat(line);

/** Whether eggs are stirred up, every one of them: of those that keep their shape, none can be poured from a bottle. */
const isBeaten = ({ text }: UsedLine, sentences: readonly string[]): boolean =>
  /\bbeaten\b/.test(text) ||
  (sentences.some((sentence) => STIRRED_UP.test(sentence)) &&
    !sentences.some((sentence) => KEEPS_SHAPE.test(sentence)));

/** Whether what a sentence does is done to this food: of flour and meat, the flour coats. */
function isLikely(use: FoodUse, { food, name }: UsedLine): boolean {
  const called = (food?.name ?? name).toLowerCase();
  if (use === 'coating') return COATS.test(called) || called === 'egg';
  if (use === 'thickening') return THICKENS.test(called);
  if (use === 'spreading') return SPREADS.has(food?.category ?? '');
  if (use === 'whipping') return WHIPS.test(called);
  return true;
}

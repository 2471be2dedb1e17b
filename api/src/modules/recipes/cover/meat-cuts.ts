import { as, type Cooking, isWet, type State, words } from './cooking.ts';
import type { CoverChoice, CoverFood, CoverInput } from './cover-input.ts';

/** How meat is cut before it is cooked, or when it is served. */
type Way = 'mince' | 'strips' | 'cubes' | 'slices';

/** What a line or a step says of it; the first that fits counts. */
const WAYS: readonly (readonly [said: RegExp, way: Way])[] = [
  [/\b(?:minced?|ground)\b(?! (?:garlic|ginger|pepper|spice|black))/i, 'mince'],
  [
    /\b(?:strips|shreds|slivers|shaved|matchsticks)\b|\b(?:thin|fine)(?:ly)?[ -](?:slice|cut)|\bslic\w+ (?:\w+ )?(?:very )?(?:thin|fine)(?:ly)?\b|\b(?:thin|fine) slices\b|\bin slices\b/i,
    'strips',
  ],
  [
    /\b(?:diced?|dic(?:e|ing)|cub(?:ed?|es|ing)|chunks|bite|morsels|chopped|cut up|stewing meat)\b|(?<!\b(?:one|two|three|four|five|six|eight|ten|\d+|equal|flat|flatter|serving|portion)[ -](?:sized? )?)\bpieces\b|\d ?(?:cm|inch(?:es)?|mm)[ -]pieces\b/i,
    'cubes',
  ],
  [/\b(?:slices?|sliced|slicing|medallions?|rounds)\b/i, 'slices'],
];
const BONED = /\b(?:bone(?:d|less)|fillets?|off the bone)\b/;
const IN_PIECES = /\b(?:diced?|cubed?|cubes|cut (?:up|into)|chopped|sliced|strips|bite|pieces|chunks)\b/;
const SHREDDED = /\b(?:shred|pull apart|pull)\b[^.]{0,40}\b(?:chicken|meat|duck|turkey|breasts?|it|them)\b/i;

/** Cuts of birds on the bone. */
const ON_BONE = words('thigh, leg, wing, drumstick');
/** Forms that show whole what the recipe leaves whole. */
const WHOLE_IN = words('pieces, braised pieces, dry pieces, drumsticks, tray, stew, gratin, crumbed bake, sunken bake');
/** Forms that show meat themselves where the recipe does not say how it is cut. */
const OF_MEAT = words('pieces, braised pieces, dry pieces, drumsticks');
/** Lean cuts, whose slices are round. */
const FILLETS = /(?:^|-)(?:fillet|tenderloin|loin)$/;

const wayOf = (text: string): Way | undefined => WAYS.find(([said]) => said.test(text))?.[1];

/** What the steps say where they cut this food; nothing of how others are cut. */
function cutInSteps({ steps, lineage }: Pick<Cooking, 'steps' | 'lineage'>): string {
  const names = [...new Set(lineage.flatMap((slug) => slug.split('-').at(-1) ?? []))].join('|');
  const cutting = new RegExp(
    `\\b(?:cut|slice|dice|cube|chop)\\b(?:(?!\\b(?:and|into|in|then)\\b)[^.;,]){0,30}\\b(?:${names})\\w*[^.;,]{0,60}`,
    'i',
  );
  return cutting.exec(steps)?.[0] ?? '';
}

/** How this meat is cut: by its line, else by the steps; undefined where it stays whole. */
const cutOf = (said: Cooking): Way | undefined => wayOf(said.cut) ?? wayOf(cutInSteps(said));

const joint: State = (look, { cut, steps, title }) => {
  if (SHREDDED.test(steps) && !/-(?:thigh|wing|leg|drumstick)s?-/.test(title))
    return as(look, 'chicken-strip', look.colour === 'roasted-duck' ? look.colour : 'chicken');
  if (IN_PIECES.test(cut) && !/\bbone.in\b/.test(cut) && look.piece !== 'wing')
    return as(look, 'meat-chunk', 'chicken');
  return BONED.test(cut) && !/\bbone.in\b/.test(cut) ? as(look, 'meat-piece') : look;
};

/** A breast is no leg: whole, in slices, in strips or in dice. */
const breast: State = (look, said) => {
  if (look.colour !== 'chicken') return look;
  if (SHREDDED.test(said.steps)) return as(look, 'chicken-strip');
  const way = cutOf(said);
  if (way === 'strips') return as(look, 'chicken-strip');
  if (way === 'cubes') return as(look, 'meat-chunk');
  return way === undefined && WHOLE_IN.has(said.formName) ? as(look, 'breast') : look;
};

const belly: State = (look, said) => {
  const way = cutOf(said);
  return way === 'strips' || way === 'slices' ? as(look, 'belly-slice') : look;
};

/** Dishes of meat that is pulled apart, by their names. */
const PULLED = /-(?:ropa-vieja|tinga|barbacoa|shredded-(?:beef|pork|chicken))-/;

/** Meat without a bone, as its line or the steps cut it. */
const chunk: State = (look, said) => {
  if (look.colour === 'chicken' && isCutUp(said)) return as(look, 'thigh');
  const way = PULLED.test(said.title) ? 'strips' : cutOf(said);
  if (way === 'mince') return as(look, 'mince-crumb');
  if (way === 'strips') return as(look, look.colour === 'chicken' ? 'chicken-strip' : 'meat-strip');
  if (way === 'slices' && FILLETS.test(said.lineage[0] ?? '')) return as(look, 'medallion');
  return way === undefined && OF_MEAT.has(said.formName) ? undefined : look;
};

/** Forms of rice that takes the ribs in, so that they are dice of meat and not glazed. */
const IN_RICE = words('paella, rice');

const rib: State = (look, { formName }) => (IN_RICE.has(formName) ? as(look, 'meat-chunk', 'roasted') : look);

const steak: State = (look, said) => {
  const way = PULLED.test(said.title) ? 'strips' : cutOf(said);
  if (way === 'strips') return as(look, 'meat-strip');
  return way === 'cubes' || isWet(said.formName) ? as(look, 'meat-chunk') : look;
};

/** What each cut of meat looks like, by how the recipe cuts it. */
export const MEAT_CUTS: Readonly<Record<string, State>> = {
  ...Object.fromEntries([...ON_BONE].map((piece) => [piece, joint])),
  'chicken-slice': breast,
  'belly-chunk': belly,
  'meat-chunk': chunk,
  'steak-slice': steak,
  rib,
};

/** A choice, and the number of the rule that made it. */
type DishChoice = CoverChoice & { at: number };

/** Forms of meat in one piece. */
const IN_ONE = words('joint, roast, braised joint, steak');
const MEATS = words('meat, pork, beef, lamb, veal, venison, goat, chicken, turkey, duck, ham, gammon');
const IN_LIQUID = /\b(?:simmer|brais|stew|stock|broth|cider|wine|slow cooker|crock)/i;

/** The dish as its meat is cut: what the line has in dice or strips is no joint, and is served in other vessels. */
export function unlessCut(dish: DishChoice, { foods, steps }: CoverInput): DishChoice {
  const meat = foods.find(({ lineage }) => lineage.some((slug) => MEATS.has(slug)));
  const way = meat && wayOf(meat.cut);
  const { at, form, colour = 'meat' } = dish;
  if (at === -1 || !IN_ONE.has(form) || way === undefined || way === 'slices') return dish;
  if (IN_LIQUID.test(steps.join(' '))) return { at, form: 'stew', colour: 'stewed' };
  return { at, form: way === 'mince' ? 'heap' : 'dry pieces', colour };
}

/** Lines of a bird that is cut up on its bones. */
const JOINTED =
  /\bwhole\b.*\b(?:pieces|jointed|joints|quarter(?:s|ed)|cut up)\b|\bcut[ -]up\b|\bcut (?:up|in(?:to)?) (?:\d+ |eight |ten |serving )?(?:pieces|joints)\b/;
const SMALL = /\b(?:boneless|bite|small|cubes|chunks|skinless)\b/;
const BIRDS = words('whole-chicken, duck, whole-duck, goose, guinea-fowl, pheasant');
/** One bird, not meat of it. */
const ONE = /^(?:1|one|a|2|two)\b(?!.*\b(?:breast|thigh|leg|wing|meat)s?\b)/;
const isBird = ({ lineage, cut }: Pick<CoverFood, 'lineage' | 'cut'>): boolean =>
  lineage.some((slug) => BIRDS.has(slug)) || (lineage[0] === 'chicken' && ONE.test(cut));

const isCutUp = (food: Pick<CoverFood, 'lineage' | 'cut'>): boolean =>
  isBird(food) && JOINTED.test(food.cut) && !SMALL.test(food.cut);

/** The dish as its bird is cut up: joints on the bone fill it, no cubes swim in it. */
export function unlessJointed(dish: DishChoice, { foods }: Pick<CoverInput, 'foods'>): DishChoice {
  if (dish.at === -1 || !['stew', 'curry'].includes(dish.form)) return dish;
  const isJointed = foods.some(isCutUp);
  return isJointed ? { at: dish.at, form: 'braised pieces', colour: 'chicken', second: dish.colour ?? 'stewed' } : dish;
}

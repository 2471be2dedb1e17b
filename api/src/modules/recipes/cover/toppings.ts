import { isUnseen, lookInDish, lookName, type Look } from '../../ingredients/food-art/piece-table.ts';
import { asCooked, isMelted } from './as-cooked.ts';
import type { CoverFood, CoverInput } from './cover-input.ts';
import { cutFor, isPiece, seenNamesOf, showsEggs } from './cover-rules.ts';
import { cutAsSaid } from './cut-by-steps.ts';
import { EGGS, eggAs } from './egg-looks.ts';
import type { Form, Topping } from './forms/form.ts';
import { toppingOf } from './laid-topping.ts';
import { looksAsSaid } from './looks-as-said.ts';
import { inEachColour } from './several-colours.ts';
import { isThrownAway } from './thrown-away.ts';

/** Pieces that are hidden with another: raw ham with cooked ham, prunes with raisins. */
const LIKE: ReadonlyMap<string, string> = new Map([
  ['ham-ribbon', 'ham-fold'],
  ['prune', 'raisin'],
  ['eyed-bean', 'bean'],
]);
/** Kinds of food on one dish: more are confetti. */
const KINDS_MOST = 7;

/** How cut vegetables look, by words of their line. */
const CUTS: readonly (readonly [words: RegExp, piece: string])[] = [
  [/grated|shredded/, 'shred'],
  [/matchstick|julienne|baton/, 'baton'],
  [/diced|cubed|cubes|dice\b/, 'cube'],
];

/** Lines of what is not seen: a pinch, and the wood that smokes. */
const UNSEEN_LINES = /\b(pinch|dash|wood)\b/;
/** Lines of fruit of which there is only the juice; citrus is laid beside all the same. */
const JUICE = /\bjuiced|juice (of|from)\b/;
/** Lines of spices that are called as the vegetable or herb they are made of: paprika, ground coriander. */
const GROUND = /\b(powder(ed)?|ground|crushed (hot |red )*(pepper|chil)\w*|sweet and spicy)\b/;
/** Herbs by the spoonful are dried ones, unless the line says that they are leaves. */
const SPOONFUL = /\b(tsps?|teaspoons?)\b|^\d+ ?t\b/;
/** Herbs of which even a tablespoon is dried. */
const WOODY: ReadonlySet<string> = new Set(['thyme', 'needle']);
const TABLESPOON = /\b(tbsps?|tablespoons?)\b/;
const LEAVES = /\b(fresh|chopped|leaf|leaves|sprigs?|minced|snipped|torn|bunch|finely|shredded|picked|stalks?)\b/;
const HERB_PIECES: ReadonlySet<string> = new Set([
  'flat-herb',
  'curly-herb',
  'basil-leaf',
  'mint',
  'feather',
  'needle',
  'thyme',
]);
const GROUND_PIECES: ReadonlySet<string> = new Set(['pepper-strip', 'chilli-ring', 'flat-herb', 'curly-herb']);
/** Forms of what is blended as a whole: on it lies what it is made of. */
const GROUND_WHOLE: ReadonlySet<string> = new Set([
  'drink',
  'shake',
  'bloody mary',
  'sauce',
  'smooth sauce',
  'dip',
  'smooth soup',
  'truffles',
]);
/** Forms of what is blended to be spread, on which even what the title names is not seen in pieces. */
const SPREADS: ReadonlySet<string> = new Set(['preserve', 'jam', 'smooth jam', 'smooth spread']);
/** The form in which rice is seen as grains of the filling. */
const FILLED = 'stuffed vegetables';
/** Forms of soups, in which one sees the pasta that is gone into other dishes. */
const SOUPS: ReadonlySet<string> = new Set(['clear soup', 'chunky soup', 'smooth soup with pasta']);
const RED_PASTES: ReadonlySet<string> = new Set(['gochujang', 'gochugaru', 'harissa', 'red-curry-paste']);
const COATED: ReadonlySet<string> = new Set([
  'drumstick',
  'thigh',
  'leg',
  'wing',
  'meat-chunk',
  'chicken-slice',
  'meat-strip',
  'chicken-strip',
  'chop',
]);
/** Forms with broth, into which what is minced goes as balls. */
const SOUPY: ReadonlySet<string> = new Set(['clear soup', 'chunky soup', 'noodle soup']);
/** Forms in whose sauce eggs lie that were boiled before. */
const WITH_EGGS: ReadonlySet<string> = new Set(['stew', 'curry', 'braised pieces']);
/** Forms in whose broth grains swim. */
const WITH_GRAINS: ReadonlySet<string> = new Set(['stew', 'chunky soup']);
const BOILED_EGGS = /boil\w* (the )?eggs|eggs[^.]{0,30}\b(boil|peel)|hard.?boiled/i;
/** What says that tofu is fried brown. */
const FRIED_TOFU =
  /fried-tofu|tofu-katsu|agedashi|salt-and-pepper-tofu|fry (the )?tofu|tofu[^.]{0,60}\b(golden|crisp|brown)/i;
/** Forms on which grated tomato is seen; in others it is sauce. */
const ON_BREAD: ReadonlySet<string> = new Set(['bruschetta', 'toast']);
/** What says that cucumbers are broken, not sliced. */
const SMASHED = /-(smashed|smacked|bashed|cracked)-/;
/** Fish whose skin is not the colour of its flesh, which one sees where it is cut. */
const FLESH: ReadonlyMap<string, string> = new Map([['grey', 'white']]);
/** A food of the recipe that is seen, and its place among the others: the least comes first. */
interface SeenFood {
  food: CoverFood;
  look: Look;
  rank: number;
  /** Whether it is gone into the sauce, where there is enough else to see. */
  isGone: boolean;
}

/** The foods that one sees on a dish, the most important first. */
export function toppingsOf(input: CoverInput, formName: string, form: Form): Topping[] {
  const title = seenNamesOf(input.title);
  const steps = input.steps.join(' ');
  const hasBoiledEggs = WITH_EGGS.has(formName) && BOILED_EGGS.test(steps);
  const foods = new Set(input.foods.flatMap(({ lineage }) => lineage));
  const seen = input.foods
    .flatMap((food) => inEachColour(cutAsSaid(food, steps)))
    .filter(
      (food) =>
        GROUND_WHOLE.has(formName) || (isNamed(food, title) && !SPREADS.has(formName)) || !isThrownAway(food, steps),
    )
    .flatMap((food, at): SeenFood[] => {
      const cooking = { ...food, title, formName, steps, foods };
      const before = seenAs(coated(lookOf(food), input.foods, formName), { food, title, formName, steps, foods });
      const look = before && cutAs(asCooked(before, cooking), formName);
      return look === undefined ||
        !isSeen(look.piece, {
          uncooked: before?.piece ?? '',
          title,
          formName,
          form,
          isNamed: isNamed(food, title),
          hasBoiledEggs,
        })
        ? []
        : [{ food, look, rank: rankOf(food, look, at, title), isGone: isMelted(look, cooking) }];
    });
  return enoughOf(seen)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ look }, at, seen) => seen.findIndex((other) => lookName(other.look) === lookName(look)) === at)
    .slice(0, KINDS_MOST)
    .flatMap(({ food, look }, at) => toppingOf(input.slug, food, look, { at, isNamed: isNamed(food, title) }));
}

/** Those that are not gone into the rest; all where that leaves next to nothing, but dice of onion only where it leaves nothing. */
function enoughOf(seen: readonly SeenFood[]): SeenFood[] {
  const kept = seen.filter(({ isGone }) => !isGone);
  const isDice = ({ isGone, look }: SeenFood): boolean => isGone && look.piece === 'onion-dice';
  return kept.length >= 2 ? kept : seen.filter((one) => kept.length === 0 || !isDice(one));
}

/** How it is kept, which titles leave out: cranberries are cranberries, dried or not. */
const KEPT = /^(?:dried|canned|frozen|fresh|cooked|stewed)-/;

/** A food as titles call it, one of it and several. */
function spoken(slug: string): string[] {
  const bare = `-${slug.replace(KEPT, '')}`;
  return [bare, bare.replace(/(?<=[^aeiou])y$/, 'ies')];
}

const isNamed = ({ lineage }: CoverFood, title: string): boolean =>
  lineage.some((slug) => title.includes(`-${slug}`) || spoken(slug).some((name) => title.includes(name)));

/** What the title names comes first, what only seasons last. */
function rankOf(food: CoverFood, { piece }: Look, at: number, title: string): number {
  const seasons = isPiece('herbs', piece) ? 8 : piece.startsWith('onion-') ? 6 : 0;
  return at + (isNamed(food, title) ? -20 : 0) + seasons;
}

interface Place {
  title: string;
  formName: string;
  form: Form;
  /** Whether the title names the food. */
  isNamed: boolean;
  /** Whether boiled eggs lie in it. */
  hasBoiledEggs: boolean;
  /** What it was before it was cut and cooked: forms hide it by that name, too. */
  uncooked: string;
}

function isSeen(piece: string, { title, formName, form, isNamed, hasBoiledEggs, uncooked }: Place): boolean {
  const stillSeen = SOUPS.has(formName) ? isPiece('inSoup', piece) : formName === FILLED && piece === 'rice-mound';
  if (isUnseen(piece) || (isPiece('gone', piece) && !stillSeen)) return false;
  // Of citrus only the juice or the zest is in a dough, unless it is what the cake is of.
  const stays = isNamed && (piece.startsWith('citrus-') || (piece === 'egg-half' && title.includes('-boiled-egg')));
  const hidden = [uncooked, LIKE.get(uncooked) ?? '', EGGS.has(piece) ? 'egg-half' : piece].some((name) =>
    form.hides?.includes(name),
  );
  if (hidden && !stays) return false;
  if (form.onlyGarnish === true && !isPiece('garnish', piece) && !isPiece('garnish', uncooked)) return false;
  if (piece === 'poached-egg' && SOUPY.has(formName)) return true;
  return !EGGS.has(piece) || title.includes('-egg') || showsEggs(formName) || hasBoiledEggs;
}

/** A food, and what the recipe says around it. */
interface SaidOfFood {
  food: CoverFood;
  title: string;
  formName: string;
  steps: string;
  foods: ReadonlySet<string>;
}

/** A look as it is in this dish: balls where the title says so, small where the line or the form is of small pieces. */
function seenAs(found: Look | undefined, said: SaidOfFood): Look | undefined {
  const { food, title, formName, steps, foods } = said;
  const { cut, lineage } = food;
  const look = found && looksAsSaid(found, { lineage, cut, title, formName, steps, foods });
  if (look === undefined || UNSEEN_LINES.test(cut)) return undefined;
  if (GROUND_PIECES.has(look.piece) && GROUND.test(cut)) return undefined;
  if (look.piece === 'shred' && lineage.includes('tomato') && !ON_BREAD.has(formName)) return undefined;
  if (HERB_PIECES.has(look.piece) && isDried(cut, look.piece)) return undefined;
  if (JUICE.test(cut) && !look.piece.startsWith('citrus-')) return undefined;
  if (look.piece === 'egg-half') return eggAs(look, formName, `${title}. ${cut}. ${steps}`);
  if (look.piece === 'cheese-cube' && lineage.includes('tofu') && FRIED_TOFU.test(`${title} ${steps}`))
    return { ...look, colour: 'golden' };
  if (
    look.piece === 'grain-mound' &&
    WITH_GRAINS.has(formName) &&
    (isNamed(food, title) || lineage.includes('pearl-barley'))
  )
    return { ...look, piece: 'barley' };
  if (look.piece === 'cucumber-slice' && SMASHED.test(title)) return { ...look, piece: 'cucumber-chunk' };
  if (
    look.piece === 'mince-crumb' &&
    (title.includes('-meatball') || (SOUPY.has(formName) && /\b(?:meat)?balls\b/.test(steps)))
  )
    return { ...look, piece: 'meatball' };
  return look;
}

/** Whether a line of a herb is of the dried one, which is not seen as leaves. */
const isDried = (cut: string, piece: string): boolean =>
  /\bdried\b/.test(cut) || (!LEAVES.test(cut) && (SPOONFUL.test(cut) || (WOODY.has(piece) && TABLESPOON.test(cut))));

/** Meat as it is roasted in a red paste. */
function coated(look: Look | undefined, foods: readonly CoverFood[], formName: string): Look | undefined {
  const isCoated = foods.some(({ lineage }) => lineage.some((food) => RED_PASTES.has(food)));
  return look && formName === 'tray' && isCoated && COATED.has(look.piece) ? { ...look, colour: 'rust' } : look;
}

/** A look as the form cuts it. */
function cutAs(look: Look | undefined, formName: string): Look | undefined {
  if (look === undefined) return undefined;
  const piece = cutFor(formName, look.piece);
  if (piece === 'fish-chunk' && look.piece === 'small-fish' && look.colour === 'silver')
    return { piece: 'sardine-piece', colour: 'silver' };
  const isCutFish = look.piece === 'small-fish' && piece !== look.piece;
  return { piece, colour: (isCutFish ? FLESH.get(look.colour) : undefined) ?? look.colour };
}

function lookOf({ lineage, cut }: CoverFood): Look | undefined {
  const look = lineage.map(lookInDish).find((found) => found !== undefined);
  if (look === undefined || !isPiece('cuttable', look.piece)) return look;
  if (look.piece === 'cabbage-shred') return /wedge/.test(cut) ? { ...look, piece: 'cabbage-wedge' } : look;
  const piece = CUTS.find(([words]) => words.test(cut))?.[1];
  return piece === undefined ? look : { ...look, piece };
}

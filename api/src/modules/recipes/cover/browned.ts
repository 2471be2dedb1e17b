import type { Look } from '../../ingredients/food-art/piece-table.ts';
import { as, called, type Cooking, isWet, words } from './cooking.ts';

/** Pieces that dry heat changes, and as what they come from it. */
const AS_BROWNED: Readonly<Record<string, string>> = {
  floret: 'floret-browned',
  'sprout-half': 'sprout-browned',
  chunk: 'chunk-browned',
  'carrot-coin': 'coin-browned',
  baton: 'baton-browned',
  cube: 'cube-browned',
};
const ROASTS = /\b(?:roast|griddl|grill|char|broil|oven|air.?fr|bak)\w*/i;
const FRIES = /\b(?:(?:deep.?|stir.?)?fr(?:y|ies|ied|ying)|golden|brown(?:ed)?|crisp|saut[eé])\w*/i;
/** What heat takes colour from wherever it is fried; green vegetables and roots stay as they are until they roast. */
const TAKES_COLOUR = words('cauliflower, potato, brussels-sprout');
/** Roots and vegetables of which it is seen; other pieces of these shapes are not. */
const BROWNS = words(
  'cauliflower, potato, broccoli, romanesco, brussels-sprout, carrot, parsnip, swede, turnip, celeriac, sweet-potato, butternut-squash, pumpkin, winter-squash, jerusalem-artichoke, cooked-potato',
);
/** Forms that come out of the oven with all that is in them. */
const FROM_OVEN = words('tray, roast roots, roast, sausages');
/** Forms with a crust over it, of which the paler ends that look out take colour. */
const UNDER_CRUST = words(
  'gratin, crumbed bake, sunken bake, pasta bake, tube bake, spiral bake, square bake, sliced potatoes',
);
/** Forms in which it is soft, though the pan was hot. */
const SOFT_IN = words('frittata, braised joint, rice, mash');
/** Curries, whose sauce takes the white of cauliflower away. */
const CURRIES = words('curry, curry and rice, katsu curry');
/** Spices that make what is pale golden. */
const GOLDEN = ['turmeric', 'fresh-turmeric', 'curry-powder', 'saffron'];

const isKind = ({ lineage }: Cooking, kinds: ReadonlySet<string>): boolean => lineage.some((slug) => kinds.has(slug));

/** Whether a sentence that names it says so; after "the florets" one looks for cauliflower in vain. */
function isDone({ steps, lineage }: Cooking, doing: RegExp): boolean {
  const name = lineage.includes('cauliflower') ? /\b(?:cauliflower|florets)/i : called(lineage);
  return steps.split(/[.;]/).some((sentence) => name.test(sentence) && doing.test(sentence));
}

/** Whether the title calls it roasted, and not only what lies beside it. */
const isCalledRoast = ({ title, lineage }: Cooking): boolean =>
  /-(?:roast|grilled|charred)/.test(title) && lineage.some((slug) => title.includes(`-${slug}`));

function isBrowned(said: Cooking): boolean {
  const { formName, steps } = said;
  if (isWet(formName) || SOFT_IN.has(formName)) return false;
  if (UNDER_CRUST.has(formName)) return isKind(said, TAKES_COLOUR) && ROASTS.test(steps);
  if (isDone(said, ROASTS) || ((FROM_OVEN.has(formName) || isCalledRoast(said)) && ROASTS.test(steps))) return true;
  return isKind(said, TAKES_COLOUR) && (formName === 'hash' ? FRIES.test(steps) : isDone(said, FRIES));
}

/** What is pale, as a curry and its turmeric have stained it. */
function stained(look: Look, { lineage, foods, formName }: Cooking): Look {
  if (!lineage.includes('cauliflower')) return look;
  if (GOLDEN.some((food) => foods.has(food))) return { ...look, colour: 'parmesan' };
  return CURRIES.has(formName) ? { ...look, colour: 'cream' } : look;
}

/** A vegetable as the oven, the grill or the pan has browned it, and its spices stained it. */
export function asBrowned(look: Look, said: Cooking): Look {
  const piece = AS_BROWNED[look.piece];
  if (piece === undefined || !isKind(said, BROWNS)) return look;
  const dyed = stained(look, said);
  return isBrowned(said) ? as(dyed, piece) : dyed;
}

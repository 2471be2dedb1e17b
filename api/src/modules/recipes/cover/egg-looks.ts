import type { Look } from '../../ingredients/food-art/piece-table.ts';

/** Pieces of egg, which mostly binds. */
export const EGGS: ReadonlySet<string> = new Set([
  'egg',
  'egg-half',
  'egg-fried',
  'poached-egg',
  'fried-egg-piece',
  'egg-ribbon',
  'egg-strip',
  'scrambled-egg',
  'egg-curd',
]);

/** What says that an egg is fried as it is, that it is seen cut, and that it is scrambled. */
const FRIED = /fr(y|ied) (the |an |one |each )?eggs?|sunny|egg[^.]{0,15}\bon top\b/i;
const CUT = /boil\w* (the )?eggs?|eggs?[^.]{0,40}\b(boil|halve|quarter)|(hard|soft).?(boil|cook)/i;
/** What says that it is cooked out of its shell, in water or in a soup. */
const POACHED =
  /\bpoach\w*[ -](?:the |an? |each |your )?(?:\w+ )?eggs?\b|\beggs?\b[^.]{0,60}\bpoach(?!\w* the (?:chicken|fish|meat))/i;
const SCRAMBLED =
  /scrambl|(trickle|drizzle|pour|swirl)[^.]{0,25}\beggs?\b|stir[^.]{0,20}\beggs?\b|\beggs?\b[^.]{0,30}\bstir|beaten egg|beat[^.]{0,12}\beggs?\b/i;
/** What says that it is fried thin and cut in strips. */
const IN_STRIPS =
  /\b(?:omelettes?|egg crepes?|egg (?:into|as|for) a thin)\b[^.]{0,90}\b(?:strips|shred|shreds|ribbons|slice (?:it|them)|cut (?:it|them))\b|\begg(?:s|\w*)?\b[^.]{0,40}\bthin (?:sheets?|omelettes?|crepes?|layers?)\b|\begg (?:strips|ribbons)\b/i;
/** Forms of broth, in which a beaten egg sets in flags. */
const BROTHS: ReadonlySet<string> = new Set(['clear soup', 'chunky soup', 'noodle soup', 'smooth soup']);
/** Forms of what is turned or stirred, and an egg with it. */
const TURNED: ReadonlySet<string> = new Set(['rice', 'rice bowl', 'noodles', 'stir-fry', 'clear soup']);
/** Forms in which a fried egg is cut to pieces. */
const SALADS: ReadonlySet<string> = new Set(['salad', 'chopped salad']);
/** Forms that hold eggs as they come from their pan. */
const HOLDING: ReadonlySet<string> = new Set(['toast', 'wrap', 'bagels', 'hash', 'tacos']);

/** An egg as the recipe cooks it: poached, in halves, fried, scrambled, in strips, in flags. */
export function eggAs(look: Look, formName: string, said: string): Look {
  if (POACHED.test(said)) return { ...look, piece: 'poached-egg' };
  if (IN_STRIPS.test(said)) return { piece: 'egg-strip', colour: 'yellow' };
  if (CUT.test(said) && !/\beggs?, beaten/.test(said)) return look;
  if ((TURNED.has(formName) && FRIED.test(said)) || formName === 'open rolls') return { ...look, piece: 'egg-fried' };
  if (SALADS.has(formName) && FRIED.test(said)) return { ...look, piece: 'fried-egg-piece' };
  if (HOLDING.has(formName)) return heldAs(look, said);
  if (!TURNED.has(formName) && !SCRAMBLED.test(said)) return look;
  return { piece: BROTHS.has(formName) ? 'egg-ribbon' : 'scrambled-egg', colour: 'yellow' };
}

function heldAs(look: Look, said: string): Look {
  if (FRIED.test(said) && !/scrambl/i.test(said)) return { ...look, piece: 'egg-fried' };
  return SCRAMBLED.test(said) ? { piece: 'scrambled-egg', colour: 'yellow' } : look;
}

import type { Look } from '../../ingredients/food-art/piece-table.ts';
import type { Cooking } from './cooking.ts';
import { unlessGone } from './gone-into.ts';

/** What makes brown what is braised in it, and red what is fried in it. */
const DARK_SAUCES = ['dark-soy-sauce', 'sweet-soy-sauce'];
const CHIPOTLES = ['chipotle-in-adobo', 'chipotle-paste'];
const BRAISED: ReadonlySet<string> = new Set(['stew', 'braised pieces']);
const ON_TORTILLAS: ReadonlySet<string> = new Set(['tostadas', 'tacos']);
const MEAT: ReadonlySet<string> = new Set(['belly-chunk', 'meat-chunk', 'drumstick', 'meat-piece']);

const PATTIES = /\bpatt(?:y|ies)\b/;
const TOASTED_COCONUT = /toast[^.]{0,40}\bcoconut|coconut[^.]{0,40}\b(?:brown|golden)/i;

type Change = (look: Look, said: Cooking) => Look | undefined;

const tofu: Change = (look, { cut, formName, foods }) => {
  const colour = ON_TORTILLAS.has(formName) && CHIPOTLES.some((food) => foods.has(food)) ? 'rust' : look.colour;
  return { piece: /crumbled/.test(cut) ? 'mince-crumb' : look.piece, colour };
};

/** Foods of tortillas that are gone into the sauce of what lies on them. */
const isSauce = ({ lineage, formName }: Cooking): boolean =>
  ON_TORTILLAS.has(formName) &&
  ['chipotle-in-adobo', 'canned-tomatoes', 'canned-chopped-tomatoes'].some((food) => lineage.includes(food));

/** Lines of citrus of which only the peel is taken. */
const ZEST_ONLY = /\b(?:zest|peel) (?:only|in strips)/;
/** Yogurt that meat or fish lies in before it is cooked, and what says that some is served with it. */
const MARINADE = /\b(?:coat|marinat|rub|steep)\w*\b[^.]*\byogh?urt\b|\byogh?urt\b[^.]*\bmarinat\w*/i;
const SERVED =
  /\b(?:serve|spoon|dollop|drizzle|top|eat|dip)\w*\b[^.]*\byogh?urt\b|\b(?:rest|remaining)\b[^.]*\byogh?urt\b/i;
const isMarinade = ({ lineage, steps }: Cooking): boolean =>
  lineage.some((slug) => slug.endsWith('yogurt')) && MARINADE.test(steps) && !SERVED.test(steps);
/** Forms in which a slice of cheese is seen as a whole. */
const IN_SLICES: ReadonlySet<string> = new Set(['open rolls', 'sandwich', 'filled roll']);

/** Food out of its usual shape: cheese in slices, sausage out of its skin. */
const reshaped: Change = (look, { lineage, cut, title, formName, steps, foods }) => {
  // Ground to the paste that the pasta is turned in.
  if (title.includes('-pesto') && lineage.some((slug) => slug.startsWith('sun-dried-tomato'))) return undefined;
  if (look.piece === 'grated-cheese' && IN_SLICES.has(formName) && /\bslice/.test(cut))
    return { ...look, piece: 'cheese-slice' };
  if (/out of (?:its|their|the) skins?/.test(cut) && /break\w* (?:it|them)? ?up/i.test(steps))
    return { piece: 'mince-crumb', colour: 'brown' };
  if (lineage.includes('canned-water-chestnuts') && foods.has('grenadine')) return { piece: 'cube', colour: 'rosy' };
  if (look.piece.startsWith('citrus-') && ZEST_ONLY.test(cut) && !lineage.includes('preserved-lemon')) return undefined;
  if (look.piece === 'passion-fruit-half' && formName === 'mousse')
    return { piece: 'pomegranate-seed', colour: 'golden' };
  if (look.piece === 'cucumber-slice' && /\bsticks\b/.test(cut)) return { ...look, piece: 'baton' };
  if (look.piece === 'spring-onion-ring' && /\blengths?\b/.test(cut)) return { piece: 'baton', colour: 'green' };
  if (look.piece === 'onion-slice' && formName === 'tart') return { ...look, colour: 'amber' };
  return look;
};

/** What a food looks like by what the recipe says is done with it; undefined where it is not seen. */
export const looksAsSaid: Change = (found, said) => {
  const look = unlessGone(found, said, said.formName, said.steps);
  return look && changed(look, said);
};

const changed: Change = (look, said) => {
  const { lineage, title, formName, steps, foods } = said;
  if (isSauce(said) || (look.piece === 'dollop' && isMarinade(said))) return undefined;
  if (look.piece === 'macaroni-elbow' && title.includes('-alphabet-')) return { ...look, piece: 'letter' };
  if (look.piece === 'mince-crumb' && formName === 'noodle salad' && PATTIES.test(steps))
    return { ...look, piece: 'patty' };
  if (look.piece === 'coconut-flake' && TOASTED_COCONUT.test(steps)) return { ...look, colour: 'amber' };
  if (lineage.includes('dried-shrimp') && formName === 'rice bowl') return { piece: 'mince-crumb', colour: 'prawn' };
  if (lineage.includes('tofu') && look.piece === 'cheese-cube') return tofu(look, said);
  if (BRAISED.has(formName) && MEAT.has(look.piece) && DARK_SAUCES.some((food) => foods.has(food)))
    return { ...look, colour: 'mahogany' };
  return reshaped(look, said);
};

import type { CoverChoice, CoverFood, CoverInput } from './cover-input.ts';
import { tomatoesIn } from './tomatoes.ts';

/** Forms of what lies in a sauce. */
const SAUCED: ReadonlySet<string> = new Set(['stew', 'curry']);
const LIQUIDS: ReadonlySet<string> = new Set(
  'stock passata canned-tomatoes canned-chopped-tomatoes canned-plum-tomatoes tomato-sauce wine red-wine white-wine beer cider dashi chicken-stock vegetable-stock beef-stock'.split(
    ' ',
  ),
);
/** What stays as a sauce, however little of it. */
const CREAMS =
  'coconut-milk coconut-cream cream single-cream double-cream milk plain-yogurt sour-cream creme-fraiche'.split(' ');
/** So many millilitres are gone before it is done. */
const LITTLE = 150;
const MILLILITRES = /^(\d+) ?(?:ml|g)\b/;
/** What says that next to nothing of the liquid is left. */
const GONE =
  /\b(?:nearly|almost|until|is) dry\b|\bliquid (?:to )?(?:cooks?|boils?) (?:away|off)|\bevaporat|\bglaze\b|\bsticky\b|\bsauce clings\b|\bspoonable\b/i;
/** What is only fried, and what is poured to it or simmers in its own juice. */
const FRIED = /\b(?:fry|fried|saut[eé]|roast)\b/i;
const POURED = /\b(?:water|broth|liquid|soup|simmer|stew|brais\w*)\b/i;
const MEAT = ['meat', 'poultry', 'chicken', 'beef', 'lamb', 'pork', 'fish', 'seafood'];
/** Foods that are cooked to a soft mass, or are eaten with their broth. */
const SOFT = ['spinach', 'lentil', 'bean', 'tofu', 'kimchi'];

const has = (foods: readonly CoverFood[], slugs: readonly string[]): boolean =>
  foods.some(({ lineage }) => slugs.some((slug) => lineage.includes(slug)));

const isMuch = ({ lineage, cut }: CoverFood): boolean =>
  lineage.some((slug) => LIQUIDS.has(slug)) && Number(MILLILITRES.exec(cut)?.[1] ?? LITTLE + 1) > LITTLE;

function isDry({ foods, steps }: CoverInput): boolean {
  const said = steps.join(' ');
  if (foods.some(isMuch) || has(foods, SOFT) || has(foods, CREAMS)) return false;
  return GONE.test(said) || (FRIED.test(said) && !POURED.test(said) && !has(foods, MEAT) && tomatoesIn(foods) < 350);
}

/** A dish of vegetables that is cooked until its liquid is gone: they lie heaped, not in a soup. */
export const unlessDry = <D extends CoverChoice & { at: number }>(dish: D, input: CoverInput): D =>
  dish.at !== -1 && SAUCED.has(dish.form) && isDry(input) ? { ...dish, form: 'dry stew', vessel: undefined } : dish;

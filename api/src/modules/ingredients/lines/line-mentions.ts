import { readAmount } from './line-amount.ts';
import { DONE_IN } from './line-remarks.ts';
import { PART_WORDS, withoutHarmlessPhrases } from '../names/name-modifiers.ts';
import { readWords } from '../names/name-words.ts';

/** Words with which a remark brings another food in: "(part butter)", "such as walnuts", "beaten with cream". */
const BRINGS_IN = /\b(?:or|and|with|plus|also|part|add(?:ed|ing)?|includ(?:e|es|ing)|such as|like|e\.?g\.?|i\.?e\.?|etc|us(?:e|es|ed|ing)|works?|substitut\w+|alternativ\w*|prefer\w*|recommend\w*|choice|mix(?:ed|ture)?|combo|ideally|may|can|could|actually|toss(?:ed)?|brushed|season(?:ed)?)\b/i;
/** Words behind which a remark tells what the food is for, what it goes with elsewhere, or what it is not. */
const TURNS_AWAY = /\b(?:for|to|per|into|onto|on|from|than|then|instead of|rather than|in place of|without|not?|non|never|don['’]?t|do not|skip|leave|left|omit\w*|avoid|free|if|when|until|trimmed|removed?|cut|depend\w*|requires?|see)\b.*/i;
/** Parts that go by the name of a food. */
const PARTS_LIKE_FOODS = new Set(['shell', 'crust', 'toast', 'crouton', 'fat', 'crumb', 'juice', 'liquid', 'water', 'oil', 'seed', 'bone']);

/** Words behind which stands what a food is cooked, soaked or wrapped in. */
const AROUND = new RegExp(`^in |\\b(?:${DONE_IN.join('|')}) in(?:to)? `, 'i');

/** Words that offer one food in place of another. */
const INSTEAD = /\b(?:or|substitut\w+|alternativ\w*|works?|can|could|may|instead)\b/i;
const EATEN_WITH = /\b(?:with|plus|mix(?:ed|ture)?|toss(?:ed)?|brushed)\b/i;
/** "(or soy sauce if not gluten-free)": offered to those who need not keep what the food before it keeps. */
const FOR_OTHERS = new RegExp(
  "\\b(?:if|when|for) (?:you(?:['’]?re| are)? |those )?(?:not|non|aren['’]?t)[- ](?:strictly |a )?(?:vegan|vegetarian|veggie|plant[- ]based|(?:dairy|gluten|nut|egg|soy)[- ]free|gf|celiac|coeliac|allergic)",
  'i',
);

/** Whether what a remark brings in may stand in for the food, and does not go with it. */
export function isInstead(remark: string): boolean {
  return INSTEAD.test(remark);
}

/** Whether what a remark brings in is eaten with the food, and is no example of it: "yogurt with granola". */
export function isEatenWith(remark: string): boolean {
  return EATEN_WITH.test(remark);
}

/** Whether what a line offers instead is for cooks without the diet that the line itself fits. */
export function isForOthers(line: string): boolean {
  return FOR_OTHERS.test(line);
}

/** The words of a remark that may name a food to eat with the line's own: empty when it only tells how, how much or what for. */
export function mentionIn(remark: string): string {
  const [said = '', ...around] = partsOf(remark);
  const told = [...(BRINGS_IN.test(said) ? [said] : []), ...around].map((part) => withoutHarmlessPhrases(part).replace(TURNS_AWAY, ''));
  return readWords(told.join(' ')).filter(({ form }) => !PART_WORDS.has(form) && !PARTS_LIKE_FOODS.has(form)).map(({ text: word }) => word).join(' ');
}

/** The food that a piece of a line measures out for itself: "salt, 6 tablespoons butter" asks for butter too. */
export function measuredIn(remark: string): string {
  return partsOf(remark).map(measured).find((food) => food !== '') ?? '';
}

function measured(part: string): string {
  if (!/\d|[½¼¾⅓⅔⅛]/.test(part)) return '';
  const { quantity, unit, rest } = readAmount(part.replace(/^(?:and|plus|or|\+|&) /i, '').replace(TURNS_AWAY, ''));
  return quantity !== null && unit?.kind !== 'container' && /[a-z]{3}/i.test(rest) ? rest : '';
}

/** A remark, and apart from it what the food lies in: it is eaten too, whatever else the remark turns away. */
const partsOf = (remark: string): string[] => remark.split(AROUND);

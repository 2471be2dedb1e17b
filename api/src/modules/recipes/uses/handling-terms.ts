import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import type { Named } from './named-sentences.ts';
import { calledOf, type UsedLine } from './used-line.ts';

const AMOUNT = /^(\d+(?:\.\d+)?) ?(g|tbsp|bunch(?:es)?)\b/;
/** From here on an herb is a green of the dish and no seasoning. */
const MUCH: Readonly<Record<string, number>> = { g: 20, tbsp: 5, bunch: 1, bunches: 1 };
const SKIN = /\b(?:peel|zest|zested|rind)\b/;
const ROLLED_DISH = /\b(?:burritos?|wraps?|chimichangas?|flautas|roll-?ups|pinwheels)\b/;
const ROLLED = /\broll(?:ed)?\b[^.;]{0,40}\bup\b|\bfold in the sides\b|\broll (?:them|each|the (?:\w+ )?tortillas)\b/;
const GREASED =
  /\bgreas(?:e|ed|ing)\b|\b(?:butter|rub) (?:a|the|each|over)\b[^.;]{0,40}\b(?:dish|tin|tins|mould|tray|ramekins)\b/;
const TO_GREASE = /\b(?:for|to) greas(?:e|ing)\b|\bfor the (?:tin|tins|dish|tray|mould|moulds|ramekins)$/;
const BROWNED =
  /\b(?:deep(?:ly)?|dark|well|richly)[ -](?:golden|brown)|\bgolden brown\b|\buntil (?:\w+ ){0,2}brown(?:ed)?\b|\bcaramel|\bcrisp\b/;
const BROWN_DISH = /\bcarameli[sz]ed\b|\bonion soup\b/;
const STRAINED = /\bstrain(?:ed)?\b|\bsieve\b|\btea infuser\b|\bmuslin\b/;
const HOT_WHITES = /\bpan\b|\bfry|\bsteam|\bpoach|\bsimmer|\b(?:just|until|are) set\b/;
const HOT_MIXTURE = /\bmixture\b[^.;]*\bpan\b|\bpan\b[^.;]*\bmixture\b/;
const ENCLOSED = /\b(?:knead|mix|shape|fill|stuff|combine)/;
const LEFT_OVER = /\bleft ?overs?\b/;
const ONION = /^(?:\w+ )?onion$/;

/** A recipe as far as what is done in it sets terms for what may stand in. */
interface HandledRecipe {
  title: string;
  steps: readonly string[];
  dish: readonly FoodUse[];
}

/** The terms that the handling of a food sets: what is rolled up, browned, strained out, left over, hidden in a filling, or there for its skin alone. */
export function handlingTerms({ title, steps, dish }: HandledRecipe): (line: UsedLine, named: Named) => FoodUse[] {
  const said = steps.join(' ').toLowerCase();
  const titled = title.toLowerCase();
  const isRolled = ROLLED_DISH.test(titled) || ROLLED.test(said);
  const isStrained = STRAINED.test(said);
  const isStuffed = dish.some((use) => use === 'meatballs' || use === 'stuffing');
  return (line, { sentences, baked }) => {
    const [called, category, text] = [calledOf(line), line.food?.category, line.text.toLowerCase()];
    const isSaid = (words: RegExp): boolean => sentences.some((sentence) => words.test(sentence));
    const terms: readonly (readonly [FoodUse, boolean])[] = [
      ['browned', ONION.test(called) && (BROWN_DISH.test(titled) || isSaid(BROWNED))],
      ['browning', category === 'cheese' && baked.length > 0],
      ['filling', isStuffed && /\brice$/.test(called) && isSaid(ENCLOSED)],
      ['greasing', called === 'butter' && isForTin(text, sentences)],
      ['leftovers', LEFT_OVER.test(titled) && /^(?:meat|poultry)$/.test(category ?? '')],
      ['heated', called === 'egg white' && (HOT_MIXTURE.test(said) || isSaid(HOT_WHITES))],
      ['much', category === 'herbs' && isMuch(text)],
      ['peel', category === 'fruit' && SKIN.test(text)],
      ['rolled', /\btortilla\b/.test(called) && isRolled],
      ['strained', category === 'spices' && isStrained],
    ];
    return terms.flatMap(([use, isSo]) => (isSo ? [use] : []));
  };
}

/** Whether a tin is greased with it and nothing else made of it. */
const isForTin = (text: string, sentences: readonly string[]): boolean =>
  (TO_GREASE.test(text) || sentences.length > 0) && sentences.every((sentence) => GREASED.test(sentence));

function isMuch(text: string): boolean {
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  return unit !== undefined && Number(amount) >= (MUCH[unit] ?? Infinity);
}

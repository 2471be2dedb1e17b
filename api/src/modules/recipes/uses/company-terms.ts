import { Allergen } from '../../ingredients/dietary.ts';
import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import { isSweet } from './recipe-tasks.ts';
import { calledOf, type UsedLine } from './used-line.ts';

/** Chilli powder beside these is ground chilli and nothing else; beside cumin and oregano it is a mild blend. */
const INDIAN =
  /\b(?:turmeric|garam masala|curry (?:leaf|leaves|powder)|asafoetida|nigella|chickpea flour|ghee|paneer|fenugreek|mustard seed)\b/;
/** Spices that give heat and leave the taste of a dish to others. */
const HEAT_ALONE = /\b(?:pepper|peppercorn|chilli|cayenne|salt)\b/;
const SOUR = /\b(?:lemon|lime|vinegar)\b/;
const FLOUR = /\b(?:flours?|semolina)\b(?! tortilla)/;
/** Aisles of which nothing is in a compote, a pudding or a jam. */
const SAVOURY = new Set(['vegetables', 'meat', 'poultry', 'fish', 'pulses', 'sauces', 'deli']);
const THICK = /flour|starch/;
const SETS = /\b(?:just|is|are|have|until|lightly|softly) set\b|\bwobbl|\bcoats the back\b/;

/** A recipe as far as the foods beside a line set terms for what may stand in. */
interface Company {
  title: string;
  lines: readonly UsedLine[];
  steps: readonly string[];
  dish: readonly FoodUse[];
}

/** The terms that the foods beside a line set: what is sour, wheaten or spiced already, and whether the dish is a sweet one. */
export function companyTerms({ title, lines, steps, dish }: Company): (line: UsedLine) => FoodUse[] {
  const said = title.toLowerCase();
  const isPudding = lines.some(isSweet) && !lines.some(({ food }) => SAVOURY.has(food?.category ?? ''));
  const isCustard =
    isPudding &&
    lines.some((line) => /\begg\b/.test(calledOf(line))) &&
    !lines.some((line) => THICK.test(calledOf(line))) &&
    SETS.test(steps.join(' ').toLowerCase());
  return (line) => {
    const [called, category] = [calledOf(line), line.food?.category];
    const others = lines.filter((other) => other.food?.id !== line.food?.id);
    const terms: readonly (readonly [FoodUse, boolean])[] = [
      ['custard', isCustard && category === 'dairy'],
      [
        'indian',
        category === 'spices' && (dish.includes('curry') || others.some((other) => INDIAN.test(calledOf(other)))),
      ],
      ['lone', category === 'spices' && (isNamed(line, said) || !others.some(isFlavour))],
      ['mixed', FLOUR.test(called) && others.some(isWheaten)],
      ['soured', category === 'sauces' && others.some((other) => SOUR.test(calledOf(other)))],
      ['sweet', isPudding],
    ];
    return terms.flatMap(([use, isSo]) => (isSo ? [use] : []));
  };
}

/** Whether a title says a spice, whole or ground: "soup with cumin". */
const isNamed = (line: UsedLine, title: string): boolean =>
  title.includes(calledOf(line).replace(/^ground | seed$/, ''));

const isFlavour = (line: UsedLine): boolean => line.food?.category === 'spices' && !HEAT_ALONE.test(calledOf(line));

const isWheaten = (line: UsedLine): boolean =>
  FLOUR.test(calledOf(line)) && line.food?.contains.includes(Allergen.GLUTEN) === true;

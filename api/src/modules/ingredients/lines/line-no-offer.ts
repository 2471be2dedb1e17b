import { nameWords } from '../names/name-words.ts';
import { isEquipment } from './line-equipment.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

/** Words that stand for the line's own food, for some of it, or for how it is sold and used: "or something similar", "or a combination", "or four pieces". */
const NO_FOOD = new Set(
  nameWords(`something similar similarly equivalent same alike substitute replacement alternative mixture mix combination combo both
    variety brand kind type sort flavor flavour cut colour color size amount quantity
    piece slice half part scrap chunk strip end leaf stalk stem sprig kernel clove head zest peel shape can tin jar package packet bag box bottle carton
    works will do can may be as per directed instructed needed desired taste of the a an that this these those it them one ones
    with without only together than more less pulp pre full grown still`),
);

/** Whether what a line offers beside a food of its own `phrase` names no other, so that nothing unknown comes in with it: "chocolate chips or mini chips". */
export function offersNoFood(offered: string, phrase: string): boolean {
  const own = new Set(nameWords(phrase));
  return isEquipment(offered) || nameWords(offered).every((word) => own.has(word) || tellsNoFood(word));
}

const tellsNoFood = (word: string): boolean => NO_FOOD.has(word) || isOnlyModifiers(word);

import type { Wanted } from './asked-lines.ts';
import { wantedText } from './item-text.ts';
import { asSold, shown } from './list-items.ts';
import type { SwappedLine } from '../recipes/swaps/swap-lines.ts';
import { sumAmounts } from './sum-amounts.ts';

/** A line of a recipe, as it would be on a list. */
export interface LineToShop {
  /** Of the recipe's line. */
  id: string;
  name: string;
  /** How much of it, in words; empty when nothing says how much. */
  amountText: string;
  /** Whether the cook has none of it, nor anything that could stand in. */
  isMissing: boolean;
  /** Whether there is some of it, but not enough: the amount is what has to be bought. */
  isShort: boolean;
}

/** What of a line of a recipe has to be bought. */
export interface LineNeed extends Pick<LineToShop, 'isMissing' | 'isShort'> {
  line: SwappedLine;
  wanted: Wanted[];
}

/** A line in the words of a list. One that asks for several foods has them all in its name, and no amount. */
export function lineToShop({ line, wanted, isMissing, isShort }: LineNeed): LineToShop {
  const amounts =
    wanted.length > 1 ? [] : wanted.flatMap(({ asked, food }) => (asked ? sumAmounts([asked], food ?? undefined) : []));
  return {
    id: line.id,
    name: wanted.map(({ name }) => name).join(', '),
    amountText: wantedText({ amounts: amounts.map(shown).map(asSold), isOpenEnded: false }),
    isMissing,
    isShort,
  };
}

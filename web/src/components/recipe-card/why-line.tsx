import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DueFood } from '../../messages/due.ts';
import { recipeCard } from '../../messages/recipe-card.ts';
import { explainMatch, type JudgedLine } from './explain-match.ts';

/** How many names are given before "+N more"; for missing ones after specification, section 9. */
const MISSING_SHOWN = 3;
const USED_SHOWN = 4;
/** How many swaps are told: of a long recipe they would fill the screen, and the cards beside it grow along. */
const SWAPS_SHOWN = 3;

/** What a card knows about the fit of its recipe. */
export interface CardMatch {
  matchPercentage: number;
  hasAllIngredients: boolean;
  /** How many foods the recipe needs, and how many of them the cook has, swaps included. */
  needed: number;
  have: number;
  missingIngredients: readonly string[];
  lines: readonly JudgedLine[];
  /** For how many what is there is enough, in halves; null where no amount is known. */
  enoughFor?: number | null;
  /** What of the cook's pantry should be eaten and is used, the soonest first. */
  usesDue?: readonly DueFood[];
}

/** Why a recipe is shown, in one line: what it uses of the cook's, what stands in for what, what is to be bought. */
export function WhyLine({ match }: { match: CardMatch }) {
  const { uses, swaps } = explainMatch(match.lines);
  const missing = match.missingIngredients;
  const due = match.usesDue ?? [];
  return (
    <Line>
      {match.enoughFor != null && <Part>{recipeCard.enoughFor(match.enoughFor)}</Part>}
      {due.length > 0 && (
        <Part>
          <chakra.span color="tomato.ink">{recipeCard.usesDue(due)}</chakra.span>
        </Part>
      )}
      {uses.length > 0 && <Part>{recipeCard.uses(cutOff(uses, USED_SHOWN))}</Part>}
      {swaps.slice(0, SWAPS_SHOWN).map(({ held, wanted }) => (
        <Part key={wanted}>{recipeCard.standsIn(held, wanted)}</Part>
      ))}
      {swaps.length > SWAPS_SHOWN && <Part>{recipeCard.moreSwaps(swaps.length - SWAPS_SHOWN)}</Part>}
      {missing.length > 0 && (
        <Part>
          {recipeCard.buy} <chakra.span color="tomato.ink">{cutOff(missing, MISSING_SHOWN).join(', ')}</chakra.span>
        </Part>
      )}
    </Line>
  );
}

function cutOff(names: readonly string[], shown: number): string[] {
  const rest = names.length - shown;
  return rest > 0 ? [...names.slice(0, shown), recipeCard.more(rest)] : [...names];
}

function Part({ children }: { children: ReactNode }) {
  return <span>{children} </span>;
}

const Line = chakra('p', {
  base: {
    fontSize: 'sm',
    borderTop: '1px dashed {colors.line}',
    pt: '3.5',
    _empty: { display: 'none' },
    '& > span:not(:last-child)::after': { content: '"· "', color: 'mute' },
  },
});

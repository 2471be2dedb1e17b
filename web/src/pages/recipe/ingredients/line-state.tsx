import { chakra } from '@chakra-ui/react';
import { ArrowLeftRightIcon, CheckIcon, ShoppingBasketIcon, type LucideIcon } from 'lucide-react';
import type { MatchState } from '../../../gql/graphql.ts';
import { recipe as text } from '../../../messages/recipe.ts';

/** How a line fits the kitchen of the cook. */
export interface JudgedState {
  state: MatchState;
  /** The held food that covers it, or could stand in; null where there is none. */
  via: string | null;
}

interface LineStateProps {
  judged: JudgedState | undefined;
  name: string;
  isSwapped: boolean;
}

/** Says of a line whether it is had, swapped or missing; nothing where no kitchen is known, and of what every kitchen has. */
export function LineState(props: LineStateProps) {
  const told = tell(props);
  if (!told) return null;
  const [Icon, words, isLacking] = told;
  return (
    <Words color={isLacking ? 'tomato.ink' : 'leaf.ink'}>
      <Icon aria-hidden />
      {words}
    </Words>
  );
}

function tell({ judged, name, isSwapped }: LineStateProps): [LucideIcon, string, boolean] | null {
  if (!judged) return null;
  if (isSwapped) return [ArrowLeftRightIcon, text.ingredients.swapped, false];
  const { state, via } = judged;
  if (state === 'HAVE' || state === 'HAVE_BROADER')
    return [CheckIcon, isThat(name, via) ? text.ingredients.had : text.ingredients.hadAs(via ?? name), false];
  if (state === 'SUBSTITUTE' && via !== null) return [ArrowLeftRightIcon, text.ingredients.swappable(via), true];
  if (state === 'MISSING' || state === 'UNKNOWN') return [ShoppingBasketIcon, text.ingredients.missing, true];
  return null;
}

/** Whether the food that covers a line is the one that it names, if in the plural: egg, of eggs. */
function isThat(name: string, via: string | null): boolean {
  return via === null || name.toLowerCase().startsWith(via.toLowerCase());
}

const Words = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'caption',
    fontWeight: 'medium',
    _print: { display: 'none' },
  },
});

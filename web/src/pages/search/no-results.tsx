import { Button, chakra } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { filters as filterText } from '../../messages/filters.ts';
import { search as text } from '../../messages/search.ts';
import { NO_FILTERS, type Filters } from './filters.ts';
import { hintFoods } from './hint-foods.ts';
import { StatePanel } from './state-panel.tsx';
import type { SearchResults } from './search-question.ts';

interface NoResultsProps {
  results: SearchResults;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Nothing was found: where only something to leave out was said, what else to say; or else an idea what to add, and, where filters are in the way, which to lift and what that frees. */
export function NoResults({ results: { hint, resolvedIngredients }, filters, onChange }: NoResultsProps) {
  const luck = useLuck();
  const foods = luck === null ? [] : hintFoods(resolvedIngredients, filters, luck);
  if (resolvedIngredients.length > 0 && resolvedIngredients.every(({ isExcluded }) => isExcluded))
    return <StatePanel icon={<CookingPotIcon />} title={text.onlyLeftOut.title} text={text.onlyLeftOut.text} />;
  const names = hint ? [hint.filter, ...hint.alsoLift] : [];
  return (
    <StatePanel title={text.none.title} text={foods.length > 0 ? text.none.hint(foods) : NO_HINT}>
      <chakra.p>{text.none.text}</chakra.p>
      {hint && names.every(isLiftable) && (
        <LiftFilters names={names} wouldFind={hint.wouldFind} onLift={() => onChange(lift(filters, names))} />
      )}
    </StatePanel>
  );
}

/** Keeps the line of the hint where there is none, or none yet. */
const NO_HINT = '\u00a0';

/** A random number of this browser; null until the page of the server has been taken over, which does not know it. */
function useLuck(): number | null {
  const [luck] = useState(() => Math.random());
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? luck : null;
}

const never = () => () => {};

type Liftable = keyof typeof filterText.inSentence;

function isLiftable(name: string): name is Liftable {
  return name in filterText.inSentence;
}

function lift(filters: Filters, names: readonly Liftable[]): Filters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]])) };
}

function LiftFilters({ names, wouldFind, onLift }: { names: Liftable[]; wouldFind: number; onLift: () => void }) {
  const words = text.none.filters(names.map((name) => filterText.inSentence[name]));
  return (
    <>
      <chakra.p fontWeight="semibold">{text.none.wouldFind(words, wouldFind)}</chakra.p>
      <Button variant="solid" onClick={onLift}>
        {text.none.lift(words)}
      </Button>
    </>
  );
}

import type { PantryLevel } from '../gql/graphql.ts';
import { listed } from './listed.ts';
import { pantry } from './pantry.ts';

/** What is left of a food, as an answer to "how much of it is left?". */
const LEFT: Record<PantryLevel, string> = { HAVE: 'Still some', LOW: 'Low', OUT: 'Gone' };
const AFTER: Record<PantryLevel, string | null> = { HAVE: null, LOW: 'then low', OUT: 'then gone' };

interface Amount {
  amount: number;
  unit: string | null;
}

/** What is taken of a food, and what is known to be left. */
interface Taken {
  amount: number | null;
  unit: string | null;
  left: readonly Amount[];
  level: PantryLevel;
}

const leaves = (left: readonly Amount[]): string | false =>
  left.length > 0 && `${left.map(({ amount, unit }) => pantry.amount(amount, unit)).join(' + ')} left`;

/** Sentences of the sheet that takes what was cooked with out of the pantry. */
export const cookingSheet = {
  title: 'Well cooked',
  text: 'This leaves your pantry. Untick what you did not use.',
  nothing: 'Nothing of your pantry went into it.',
  foods: 'Taken from your pantry',
  /** What is taken of a food, and what that leaves: as the cook says, or as far as amounts are known. */
  takes: ({ amount, unit, left, level }: Taken, said: PantryLevel | null) =>
    [amount !== null && pantry.amount(amount, unit), said === null && leaves(left), AFTER[said ?? level]]
      .filter(Boolean)
      .join(' · '),
  /** For a food of which the last was used, although there was thought to be more. */
  last: 'The last',
  lastOf: (name: string) => `That was the last ${name}`,
  ask: 'How much is left?',
  left: LEFT,
  leftover: {
    label: 'Portions left over',
    hint: 'They go into your fridge.',
    fewer: 'One portion fewer',
    more: 'One portion more',
  },
  low: {
    label: 'Running low',
    put: (names: readonly string[]) => `Put ${listed(names)} on the shopping list`,
    busy: 'Putting it on the list…',
    done: (names: readonly string[], list: string) => `On “${list}”: ${listed(names)}`,
  },
  save: 'Take it out',
  close: 'Done',
  busy: 'Taking it out…',
  skip: 'Not now',
  saved: (taken: number, portions: number) => ({
    title: 'Your pantry is up to date',
    description: [
      taken > 0 && (taken === 1 ? '1 food was used' : `${taken} foods were used`),
      portions > 0 && `${pantry.portions(portions)} left over`,
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  /** On the notice that says that a recipe was cooked. */
  open: { some: 'Take from pantry', none: 'Keep leftovers' },
} as const;

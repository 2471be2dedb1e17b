import { useViewer } from '../../apollo/viewer.tsx';
import type { UnitSystem } from '../../gql/graphql.ts';
import { useStoredState } from './progress/use-stored-state.ts';
import type { Measures } from './amounts/line-amount.ts';

const MEASURES: readonly unknown[] = ['written', 'metric', 'us'] satisfies Measures[];

function isMeasures(value: unknown): value is Measures {
  return MEASURES.includes(value);
}

function parseMeasures(stored: unknown): Measures | null {
  return isMeasures(stored) ? stored : null;
}

/** How the account spells the same measures. */
const OF_HOUSEHOLD = { WRITTEN: 'written', METRIC: 'metric', US: 'us' } as const satisfies Record<UnitSystem, Measures>;

/** The measures this cook reads: what they chose in this browser, for every recipe, before what their household is set to. */
export function useMeasures(): [Measures, (measures: Measures) => void] {
  const household = useViewer()?.household;
  const [chosen, change] = useStoredState('larder:measures', parseMeasures);
  return [chosen ?? OF_HOUSEHOLD[household?.units ?? 'WRITTEN'], (next) => change(() => next)];
}

import { useStoredState } from './progress/use-stored-state.ts'
import type { Measures } from './amounts/line-amount.ts'

const MEASURES: readonly unknown[] = ['written', 'metric', 'us'] satisfies Measures[]

function isMeasures(value: unknown): value is Measures {
  return MEASURES.includes(value)
}

function parseMeasures(stored: unknown): Measures {
  return isMeasures(stored) ? stored : 'written'
}

/** The measures this cook reads, kept in this browser for every recipe. */
export function useMeasures(): [Measures, (measures: Measures) => void] {
  const [measures, change] = useStoredState('larder:measures', parseMeasures)
  return [measures, (next) => change(() => next)]
}

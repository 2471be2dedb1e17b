import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useIsBrowser } from '../../hooks/takeover.ts'
import { filters as filterText } from '../../messages/filters.ts'
import { search as text } from '../../messages/search.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NO_FILTERS, type Filters } from './filters.ts'
import { isCareful } from './left-out.ts'
import { StatePanel } from './state-panel.tsx'
import type { SearchResults } from './use-recipe-search.ts'

interface NoResultsProps {
  hint: SearchResults['hint']
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Nothing was found: an idea what to add, and, where filters are in the way, which to lift and what that frees. */
export function NoResults({ hint, filters, onChange }: NoResultsProps) {
  const isBrowser = useIsBrowser()
  // The server and the browser that takes its page over must give the same one.
  const [luck] = useState(() => (isBrowser ? Math.random() : 0))
  const ideas = isCareful(filters) ? text.none.carefulHints : text.none.hints
  const names = hint ? [hint.filter, ...hint.alsoLift] : []
  return (
    <StatePanel title={text.none.title} text={ideas[Math.floor(luck * ideas.length)] ?? ''}>
      <chakra.p>{text.none.text}</chakra.p>
      {hint && names.every(isLiftable) && <LiftFilters names={names} wouldFind={hint.wouldFind} onLift={() => onChange(lift(filters, names))} />}
    </StatePanel>
  )
}

type Liftable = keyof typeof filterText.inSentence

function isLiftable(name: string): name is Liftable {
  return name in filterText.inSentence
}

function lift(filters: Filters, names: readonly Liftable[]): Filters {
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]])) }
}

function LiftFilters({ names, wouldFind, onLift }: { names: Liftable[]; wouldFind: number; onLift: () => void }) {
  const words = text.none.filters(names.map((name) => filterText.inSentence[name]))
  return (
    <>
      <chakra.p fontWeight="semibold">{text.none.wouldFind(words, wouldFind)}</chakra.p>
      <Button variant="solid" onClick={onLift}>
        {text.none.lift(words)}
      </Button>
    </>
  )
}

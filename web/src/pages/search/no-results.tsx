import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { filters as filterText } from '../../messages/filters.ts'
import { search as text } from '../../messages/search.ts'
import { Button } from '../../ui/button.tsx'
import { NO_FILTERS, type Filters } from './filters.ts'
import { StatePanel } from './state-panel.tsx'
import type { SearchResults } from './use-recipe-search.ts'

interface NoResultsProps {
  hint: SearchResults['hint']
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Nothing was found: an idea what to add, and, where filters are in the way, the one to lift and what that frees. */
export function NoResults({ hint, filters, onChange }: NoResultsProps) {
  const [idea] = useState(() => text.none.hints[Math.floor(Math.random() * text.none.hints.length)])
  return (
    <StatePanel title={text.none.title} text={idea ?? ''}>
      <chakra.p>{text.none.text}</chakra.p>
      {hint && isLiftable(hint.filter) && (
        <LiftFilter name={hint.filter} wouldFind={hint.wouldFind} onLift={(name) => onChange({ ...filters, [name]: NO_FILTERS[name] })} />
      )}
    </StatePanel>
  )
}

type Liftable = keyof typeof filterText.inSentence

function isLiftable(name: string): name is Liftable {
  return name in filterText.inSentence
}

function LiftFilter({ name, wouldFind, onLift }: { name: Liftable; wouldFind: number; onLift: (name: Liftable) => void }) {
  const words = filterText.inSentence[name]
  return (
    <>
      <chakra.p fontWeight="semibold">{text.none.wouldFind(words, wouldFind)}</chakra.p>
      <Button variant="solid" onClick={() => onLift(name)}>
        {text.none.lift(words)}
      </Button>
    </>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useViewer, type Viewer } from '../../apollo/viewer.tsx'
import { pantryOf } from '../../components/kitchen-choices.ts'
import { DEFAULT_FILTERS, type Filters } from './filters.ts'
import { loadPantry } from './kept-pantry.ts'

/**
 * A search that begins without filters takes over those of the cook's household; a visitor's is what this browser keeps. Only when the page
 * is come to: what the cook lifts afterwards stays lifted.
 */
export function useHouseholdFilters(filters: Filters, apply: (filters: Filters) => void): void {
  const viewer = useViewer()
  const { key } = useLocation()
  const isRewritten = useNavigationType() === NavigationType.Replace
  const [arrival, setArrival] = useState(key)
  if (!isRewritten && arrival !== key) setArrival(key)
  const served = useRef<string | null>(null)
  const takeOver = useEffectEvent((cook: Viewer | null) => {
    const wanted = startOf(cook)
    if (isSame(filters, DEFAULT_FILTERS) && !isSame(wanted, DEFAULT_FILTERS)) apply(wanted)
  })
  useEffect(() => {
    if (viewer === undefined || served.current === arrival) return
    served.current = arrival
    takeOver(viewer)
  }, [viewer, arrival])
}

function startOf(cook: Viewer | null): Filters {
  if (!cook) return { ...DEFAULT_FILTERS, pantry: loadPantry() }
  const { diet, allergies, pantry, servings } = cook.household
  return { ...DEFAULT_FILTERS, diet, allergies, pantry: pantryOf(pantry), servings }
}

function isSame(one: Filters, other: Filters): boolean {
  const names = Object.keys(DEFAULT_FILTERS) as (keyof Filters)[]
  return names.every((name) => String(one[name]) === String(other[name]))
}

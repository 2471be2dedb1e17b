import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useViewer } from '../../apollo/viewer.tsx'
import { DEFAULT_FILTERS, type Filters } from './filters.ts'

/**
 * A search that begins without filters takes over those of the cook's household. Only when the page is come to: what the cook
 * lifts afterwards stays lifted.
 */
export function useHouseholdFilters(filters: Filters, apply: (filters: Filters) => void): void {
  const household = useViewer()?.household
  const { key } = useLocation()
  const isRewritten = useNavigationType() === NavigationType.Replace
  const [arrival, setArrival] = useState(key)
  if (!isRewritten && arrival !== key) setArrival(key)
  const served = useRef<string | null>(null)
  const takeOver = useEffectEvent(({ diet, allergies, servings }: NonNullable<typeof household>) => {
    const wanted = { ...DEFAULT_FILTERS, diet, allergies, servings }
    if (isSame(filters, DEFAULT_FILTERS) && !isSame(wanted, DEFAULT_FILTERS)) apply(wanted)
  })
  useEffect(() => {
    if (!household || served.current === arrival) return
    served.current = arrival
    takeOver(household)
  }, [household, arrival])
}

function isSame(one: Filters, other: Filters): boolean {
  const names = Object.keys(DEFAULT_FILTERS) as (keyof Filters)[]
  return names.every((name) => String(one[name]) === String(other[name]))
}

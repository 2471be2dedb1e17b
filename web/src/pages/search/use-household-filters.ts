import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useViewer } from '../../apollo/viewer.ts'
import { DEFAULT_FILTERS, type Filters } from './filters.ts'

/**
 * A search that begins without filters takes over those of the cook's household. Only when the page is come to: what the cook
 * lifts afterwards stays lifted.
 */
export function useHouseholdFilters(filters: Filters, apply: (filters: Filters) => void): void {
  const household = useViewer()?.household
  const { key } = useLocation()
  const isRewritten = useNavigationType() === 'REPLACE'
  const takeOver = useEffectEvent(({ diet, allergies, servings }: NonNullable<typeof household>) => {
    const wanted = { ...DEFAULT_FILTERS, diet, allergies, servings }
    if (!isRewritten && isSame(filters, DEFAULT_FILTERS) && !isSame(wanted, DEFAULT_FILTERS)) apply(wanted)
  })
  useEffect(() => {
    if (!household) return
    // After the draft of the ingredients has found its way into the address, so that neither change undoes the other.
    const timer = setTimeout(() => takeOver(household))
    return () => clearTimeout(timer)
  }, [household, key])
}

function isSame(one: Filters, other: Filters): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { readSearch, writeSearch, type Search } from './search-params.ts'

/**
 * The search of this address, and how to change parts of it. A change takes the place of the address, without scrolling; an
 * address with the header's free text is replaced by one with ingredients.
 */
export function useSearch(): { search: Search; change: (part: Partial<Search>) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(params), [params])
  // What was written last: the address changes before the page is drawn anew, and a change in between must not undo it.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const change = (part: Partial<Search>) => {
    latest.current = { ...latest.current, ...part }
    void navigate({ pathname: paths.search, search: writeSearch(latest.current) }, { replace: true, preventScrollReset: true })
  }
  const writeOut = useEffectEvent(() => change({}))
  useEffect(() => {
    if (params.has('q')) writeOut()
  }, [params])
  return { search, change }
}

import { useEffect, useEffectEvent, useMemo } from 'react'
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
  const change = (part: Partial<Search>) => {
    const query = writeSearch({ ...search, ...part })
    void navigate({ pathname: paths.search, search: query }, { replace: true, preventScrollReset: true })
  }
  const writeOut = useEffectEvent(() => change({}))
  useEffect(() => {
    if (params.has('q')) writeOut()
  }, [params])
  return { search, change }
}

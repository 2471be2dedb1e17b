import { useEffect } from 'react'
import { common } from '../messages/common.ts'

/** Names the browser tab after the page, with the product's name behind it; the tagline stands in where there is none. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page ? common.documentTitle(page) : `${common.brand}: ${common.tagline}`
  }, [page])
}

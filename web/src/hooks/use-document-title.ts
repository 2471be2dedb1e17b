import { createContext, use, useEffect } from 'react'
import { common } from '../messages/common.ts'

/** Where the server learns the title of what it renders; null in a browser, which has one itself. */
export const PageTitle = createContext<{ text?: string } | null>(null)

/** Names the browser tab after the page, with the product's name behind it; the tagline stands in where there is none. */
export function useDocumentTitle(page: string | undefined): void {
  const title = page ? common.documentTitle(page) : `${common.brand}: ${common.tagline}`
  const onServer = use(PageTitle)
  if (onServer) onServer.text = title
  useEffect(() => {
    document.title = title
  }, [title])
}

import { createContext, use, useEffect } from 'react';
import { common } from '../messages/common.ts';

/** Tells the server the title of what it renders; a browser has a title itself. */
export const PageTitle = createContext<(title: string) => void>(() => {});

/** Names the browser tab after the page, with the product's name behind it; the tagline stands in where there is none. */
export function useDocumentTitle(page: string | undefined): void {
  const title = page ? common.documentTitle(page) : `${common.brand}: ${common.tagline}`;
  use(PageTitle)(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

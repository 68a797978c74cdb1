import { createContext, useContext, useEffect } from 'react';
import type { PageMeta } from './page.ts';

/** What of a page's head may change while it is open. */
export type PageHead = Pick<PageMeta, 'title' | 'description'>;

const HeadContext = createContext<(head: PageHead | undefined) => void>(() => {});

/** Takes what the page below tells of itself. */
export const HeadProvider = HeadContext.Provider;

/**
 * Tells a page's title and description anew where what it shows has changed since it was loaded, such as a match that began.
 * Undefined: what the page's `meta` said holds.
 */
export function useHead(head: PageHead | undefined): void {
  const tell = useContext(HeadContext);
  const { title, description } = head ?? {};
  useEffect(() => {
    if (title === undefined) return;
    tell({ title, description });
    return () => tell(undefined);
  }, [tell, title, description]);
}

import { createContext, useContext, useEffect } from 'react';
import type { PageMeta } from './page/page.ts';

/** What of a page's head may change while it is open. */
export type PageHead = Pick<PageMeta, 'title' | 'description'>;

const HeadContext = createContext<(head: PageHead | undefined) => void>(() => {});

/** Takes the head that the page below sets. */
export const HeadProvider = HeadContext.Provider;

/**
 * Sets a page's title and description anew where what it shows has changed since it was loaded, such as a match that began.
 * @param read asked once the page has been painted, which does not wait for words that nobody sees on it; the same function as long as nothing has
 * changed. Undefined: what the page's `meta` said holds.
 */
export function useHead(read: () => PageHead | undefined): void {
  const setHead = useContext(HeadContext);
  useEffect(() => {
    setHead(read());
    return () => setHead(undefined);
  }, [setHead, read]);
}

import { createContext, useContext, useEffect } from 'react';
import type { PageMeta } from './page/page.ts';

/** What of a page's head may change while it is open. */
export type PageHead = Pick<PageMeta, 'title' | 'description'>;

const HeadContext = createContext<(head: PageHead | undefined) => void>(() => {});

/** Takes the head that the page below sets. */
export const HeadProvider = HeadContext.Provider;

/**
 * Sets a page's title and description anew where what it shows has changed since it was loaded, such as a match that began.
 * Undefined: what the page's `meta` said holds.
 */
export function useHead(head: PageHead | undefined): void {
  const setHead = useContext(HeadContext);
  const { title, description } = head ?? {};
  useEffect(() => {
    if (title === undefined) return;
    setHead({ title, description });
    return () => setHead(undefined);
  }, [setHead, title, description]);
}

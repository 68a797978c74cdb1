import { createContext, useContext, useEffect } from 'react';
import type { PageMeta } from '../page/page.ts';

/** The parts of a page's head that may change while it is open. */
export type PageHead = Pick<PageMeta, 'title' | 'description'>;

const HeadContext = createContext<(head: PageHead | undefined) => void>(() => {});

/** Receives the head that the page below sets. */
export const HeadProvider = HeadContext.Provider;

/**
 * Updates a page's title and description after its data has changed, such as at kick-off.
 * @param readHead called after the page has been painted, so that it does not delay the paint; stable until the data
 * changes. Undefined keeps the head of the page's `meta`
 */
export function useHead(readHead: () => PageHead | undefined): void {
  const setHead = useContext(HeadContext);
  useEffect(() => {
    setHead(readHead());
    return () => setHead(undefined);
  }, [setHead, readHead]);
}

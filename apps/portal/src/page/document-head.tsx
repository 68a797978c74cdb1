import { toUrl } from '@touchline/contract';
import { HeadProvider, type PageHead, useSite } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getDocumentTitle } from './document-title.ts';

interface DocumentHeadProps {
  meta: PageData['meta'];
  /** The page, whose `useHead` overrides `meta`. */
  children: ReactNode;
}

/** Updates the document's head after a navigation and when the shown page's state changes. */
export function DocumentHead({ meta, children }: DocumentHeadProps) {
  const { name, locales } = useSite();
  const { pathname } = useLocation();
  const [pageHead, setPageHead] = useState<PageHead>();
  const title = pageHead?.title ?? meta.title;
  const description = pageHead?.description ?? meta.description;
  useEffect(() => {
    const fullTitle = getDocumentTitle(title, name);
    if (isCurrent(fullTitle)) return;
    document.title = fullTitle;
    let isUpToDate = true;
    import('./write-head.ts')
      .then(({ writeHead }) => {
        if (isUpToDate) writeHead({ meta: { ...meta, title, description }, title: fullTitle, locales });
      })
      // Only robots read the other tags, and robots do not navigate.
      .catch(() => {});
    return () => {
      isUpToDate = false;
    };
  }, [pathname, meta, title, description, name, locales]);
  return <HeadProvider value={setPageHead}>{children}</HeadProvider>;
}

/** Whether the head already describes this page, as the server wrote it. */
function isCurrent(title: string): boolean {
  const address = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return document.title === title && toUrl(address ?? '')?.pathname === location.pathname;
}

import type { PageData } from '@touchline/feature-kit/rendering';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from '../document-title.ts';
import { useSite } from '../site-context.ts';

/**
 * Does after a navigation inside the portal what the browser does for a new document: tells who does not see it which page has
 * come, and takes the focus there when what had it is gone. @param main id of the element that holds the page
 */
export function PageAnnouncer({ main }: { main: string }) {
  const { name } = useSite();
  const location = useLocation();
  const [first] = useState(location);
  // The loader of every route returns this shape and nothing else.
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const isFirst = location === first;
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body)
      document.getElementById(main)?.focus({ preventScroll: true });
  }, [main, isFirst, location.pathname]);
  return (
    <VisuallyHidden>
      <p role="status">{isFirst || !page ? '' : documentTitle(page.meta.title, name)}</p>
    </VisuallyHidden>
  );
}

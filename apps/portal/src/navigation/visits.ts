import type { PageData } from '@touchline/feature-kit/rendering';

/** Shorter than the query cache's `gcTime`, so that a remembered page always has its data. */
const maxAgeMs = 270_000;
/** A viewer goes back through fewer entries within `maxAgeMs`. */
const maxEntries = 50;

export interface Visits {
  /** Remembers a page, except a failed or pending page, so that Back loads that page again. */
  remember: (href: string, data: PageData) => void;
  /** Returns the remembered page when the browser goes back or forward to it. */
  onReturn: (href: string) => PageData | undefined;
}

/** Remembers loaded pages for Back, which then needs no request and no wait. */
export function createVisits(): Visits {
  const pages = new Map<string, { visitedAtMs: number; data: PageData }>();
  let isReturning = false;
  // A capturing listener runs before the router's own, which starts the loader in the same task.
  const markReturning = () => {
    isReturning = true;
    setTimeout(() => (isReturning = false));
  };
  window.addEventListener('popstate', markReturning, { capture: true });
  return {
    remember(href, data) {
      pages.delete(href);
      if (data.outcome.kind === 'page') pages.set(href, { visitedAtMs: Date.now(), data });
      for (const oldestKey of pages.keys()) {
        if (pages.size <= maxEntries) break;
        pages.delete(oldestKey);
      }
    },
    onReturn(href) {
      const page = isReturning ? pages.get(href) : undefined;
      return page && Date.now() - page.visitedAtMs < maxAgeMs ? page.data : undefined;
    },
  };
}

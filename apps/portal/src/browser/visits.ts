import type { PageData } from '@touchline/feature-kit/rendering';

/** Shorter than the query cache keeps unused data, so that a remembered page never lacks its own. */
const keep = 270_000;

export interface Visits {
  remember: (href: string, data: PageData) => void;
  /** The page as it was left, when the browser goes back or forward to it. */
  onReturn: (href: string) => PageData | undefined;
}

/** Remembers loaded pages for the back button: going back asks nobody and waits for nothing. */
export function createVisits(): Visits {
  const pages = new Map<string, { at: number; data: PageData }>();
  let returning = false;
  // Capturing, so that it runs before the router's own listener, which starts the loader in the same task.
  const onReturning = () => {
    returning = true;
    setTimeout(() => (returning = false));
  };
  window.addEventListener('popstate', onReturning, { capture: true });
  return {
    remember: (href, data) => void pages.set(href, { at: Date.now(), data }),
    onReturn(href) {
      const page = returning ? pages.get(href) : undefined;
      return page && Date.now() - page.at < keep ? page.data : undefined;
    },
  };
}

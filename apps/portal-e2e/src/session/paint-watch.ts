import type { Page } from '@playwright/test';

/** Record of a document's frames since its start. */
export interface Painted {
  /** Whether the header has ever shown the link to sign in. */
  signInLink: boolean;
  /** Texts of all first headings, in order. */
  headings: string[];
  /** Cumulative layout shift. */
  shift: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

function record(): void {
  const painted: Painted = { signInLink: false, headings: [], shift: 0 };
  window.painted = painted;
  const shows = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const links = document.querySelectorAll('header a[href*="/auth/login/"]');
    painted.signInLink ||= Array.from(links).some(shows);
    for (const heading of document.querySelectorAll('h1')) {
      const text = heading.textContent;
      if (shows(heading) && painted.headings.at(-1) !== text) painted.headings.push(text);
    }
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript has no type for these fields yet.
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) painted.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records every frame of the following documents. @returns a function that returns the current document's record */
export async function watchPaint(page: Page): Promise<() => Promise<Painted>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => window.painted);
}

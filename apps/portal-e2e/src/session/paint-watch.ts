import type { Page } from '@playwright/test';

/** Record of a document's frames since its start. */
export interface PaintFacts {
  /** Whether the header has ever shown the link to sign in. */
  signInLink: boolean;
  /** Texts of all main headings, in order. */
  headings: string[];
  /** Cumulative layout shift. */
  layoutShiftScore: number;
  /**
   * The part of the layout shift in which an element moved up or down. A match that begins moves the cards of its row
   * only sideways.
   */
  layoutShiftUpOrDown: number;
  /** The elements that moved up or down, with their tops before and after, for the message of a failure. */
  movedElements: string[];
}

declare global {
  interface Window {
    painted: PaintFacts;
  }
}

function recordPaint(): void {
  const painted: PaintFacts = {
    signInLink: false,
    headings: [],
    layoutShiftScore: 0,
    layoutShiftUpOrDown: 0,
    movedElements: [],
  };
  window.painted = painted;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const checkPaint = () => {
    const links = document.querySelectorAll('header a[href*="/auth/login/"]');
    painted.signInLink ||= Array.from(links).some(isShown);
    for (const heading of document.querySelectorAll('h1')) {
      const text = heading.textContent;
      if (isShown(heading) && painted.headings.at(-1) !== text) painted.headings.push(text);
    }
    requestAnimationFrame(checkPaint);
  };
  checkPaint();
  // TypeScript has no type for these fields yet.
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as Shift;
      if (hadRecentInput) continue;
      painted.layoutShiftScore += value;
      const movedSources = sources.filter(({ previousRect, currentRect }) => previousRect.top !== currentRect.top);
      if (movedSources.length > 0) painted.layoutShiftUpOrDown += value;
      for (const { node, previousRect, currentRect } of movedSources)
        painted.movedElements.push(
          `${node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName}: ${previousRect.top} to ${currentRect.top}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records every frame of the following documents. @returns a function that returns the current document's record */
export async function watchPaint(page: Page): Promise<() => Promise<PaintFacts>> {
  await page.addInitScript(recordPaint);
  return () => page.evaluate(() => window.painted);
}

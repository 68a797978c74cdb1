import type { ClientInstrumentation } from 'react-router-dom';

/** The browser never paints a page in the background, so the wait ends after this time. */
const paintTimeoutMs = 100;

/** Resolves once the current document has been painted. */
const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, paintTimeoutMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Paints a press before its navigation starts, because the router renders all links, and often the next page, in the
 * task of the press. That task delays a slow phone's paint by a quarter of a second. Back does not wait.
 */
export const paintPressFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(startNavigation, { to }) {
        if (typeof to !== 'number') await waitForPaint();
        await startNavigation();
      },
    }),
};

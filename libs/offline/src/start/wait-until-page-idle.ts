/** Milliseconds after `load` for the page's first requests. */
const afterLoadDelayMs = 3_000;

/** Resolves when the page has loaded and the browser is idle. */
export async function waitUntilPageIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, afterLoadDelayMs));
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else resolve();
  });
}

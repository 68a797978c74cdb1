/** Long enough for what a page begins with to have come; milliseconds after it has loaded. */
const quiet = 3_000;

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, quiet));
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else resolve();
  });
}

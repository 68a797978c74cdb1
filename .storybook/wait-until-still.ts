import type { Page } from 'playwright';

/**
 * Waits until the fonts are loaded and eight frames pass without a DOM change or a scroll.
 * A page that keeps changing, such as one with a running clock, counts as settled after three seconds.
 */
export function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const end = performance.now() + 3_000;
    let quietFrames = 0;
    const restartWait = () => {
      quietFrames = 0;
    };
    const observer = new MutationObserver(restartWait);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('scroll', restartWait, { capture: true });
    await document.fonts.ready;
    while (quietFrames < 8 && performance.now() < end) {
      quietFrames += 1;
      await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
    removeEventListener('scroll', restartWait, { capture: true });
  });
}

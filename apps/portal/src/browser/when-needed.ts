/** The viewer is there: about to read on, or to press something. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/** Long enough for a slow phone to fetch the pictures of the first screen undisturbed; milliseconds after load. */
const quiet = 2_000;

let needed: Promise<void> | undefined;

/** Resolves at the first sign of the viewer, or when the page has been loaded and quiet for a while. */
export function whenNeeded(): Promise<void> {
  needed ??= new Promise((resolve) => {
    // The head's script has seen one before this code was there.
    if (document.documentElement.dataset['sign'] !== undefined) return resolve();
    const go = () => {
      for (const sign of signs) removeEventListener(sign, go, { capture: true });
      resolve();
    };
    for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true });
    const wait = () => setTimeout(go, quiet);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return needed;
}

import { rootMarks, signEvent } from '@touchline/feature-kit/marks';

/** Long enough for a slow phone to fetch the pictures of the first screen undisturbed; milliseconds after load. */
const quiet = 2_000;

let needed: Promise<void> | undefined;

/** Resolves at the first sign of the viewer, or when the page has been loaded and quiet for a while. */
export function whenNeeded(): Promise<void> {
  needed ??= new Promise((resolve) => {
    // The head's script watches for the sign, and may have seen it before this code had loaded.
    if (rootMarks().sign !== undefined) return resolve();
    addEventListener(signEvent, () => resolve(), { once: true });
    const wait = () => setTimeout(resolve, quiet);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return needed;
}

import { getDocumentFlags, firstInputEvent } from '@touchline/feature-kit/marks';

/** Long enough for a slow phone to fetch the pictures of the first screen undisturbed; milliseconds after load. */
const afterLoadDelayMs = 2_000;

let inputOrIdle: Promise<void> | undefined;

/** Resolves at the first sign of the viewer, or when the page has been loaded and quiet for a while. */
export function whenInputOrIdle(): Promise<void> {
  inputOrIdle ??= new Promise((resolve) => {
    // The head's script watches for the sign, and may have seen it before this code had loaded.
    if (getDocumentFlags().sign !== undefined) return resolve();
    addEventListener(firstInputEvent, () => resolve(), { once: true });
    const wait = () => setTimeout(resolve, afterLoadDelayMs);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return inputOrIdle;
}

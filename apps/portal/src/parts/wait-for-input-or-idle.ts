import { firstInputEvent, getDocumentFlags } from '@touchline/feature-kit/marks';

/** Milliseconds after load, long enough for a slow phone to fetch the pictures of the first screen. */
const afterLoadDelayMs = 2_000;

let pendingInputOrIdle: Promise<void> | undefined;

/** Resolves at the viewer's first input, or when the page has been loaded and idle for a while. */
export function waitForInputOrIdle(): Promise<void> {
  pendingInputOrIdle ??= new Promise((resolve) => {
    // The head's script records the first input, which may occur before this code has loaded.
    if (getDocumentFlags().sign !== undefined) return resolve();
    addEventListener(firstInputEvent, () => resolve(), { once: true });
    const startTimer = () => setTimeout(resolve, afterLoadDelayMs);
    if (document.readyState === 'complete') startTimer();
    else addEventListener('load', startTimer, { once: true });
  });
  return pendingInputOrIdle;
}

import { useSyncExternalStore } from 'react';

/** The height of a phone in landscape, where a video and its controls fill the window. */
const lowWindowQuery = '(max-height: 480px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(lowWindowQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** @returns whether the window is too low for more than the page's own content */
export const useLowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(lowWindowQuery).matches);

import { createContext, useContext } from 'react';

/** The page that a viewer is about to open. */
export interface Intent {
  /** The path of a page, without the locale's prefix. */
  path: string;
  /** Address of the video that begins to play at once on that page. */
  stream?: string | undefined;
}

/** Prefetches the code and data of an intent. It reports no failures, because the page does so when it opens. */
export type OnIntent = (intent: Intent) => void;

const IntentContext = createContext<OnIntent>(() => {});

/** Receives the intents that the page below reports; must be stable. */
export const IntentProvider = IntentContext.Provider;

/** Returns the function that a link calls when hover, press or focus makes its page likely to open. */
export const useOnIntent = (): OnIntent => useContext(IntentContext);

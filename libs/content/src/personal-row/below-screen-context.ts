import { createContext } from 'react';

/**
 * The element below the first screen that takes own parts without reserved room: null until it is drawn, undefined
 * where a page has none.
 */
export const BelowScreenContext = createContext<Element | null | undefined>(undefined);

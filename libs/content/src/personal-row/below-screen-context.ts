import { createContext } from 'react';

/**
 * The element below the first screen for personal parts without reserved space. Null until it is drawn, undefined on a
 * page without one.
 */
export const BelowScreenContext = createContext<Element | null | undefined>(undefined);

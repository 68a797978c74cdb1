import { createContext } from 'react';

/**
 * The element below the first screen for personal parts without reserved space. Null until it is mounted, undefined
 * on a page without such an element.
 */
export const BelowScreenContext = createContext<Element | null | undefined>(undefined);

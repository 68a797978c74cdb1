import type { ShellNavigation } from './shell-navigation.ts';

/** In the header. */
export const Variant: ShellNavigation = { isInHeader: true, Frame: ({ children }) => children };

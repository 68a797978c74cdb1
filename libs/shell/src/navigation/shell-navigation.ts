import type { ReactNode } from 'react';
import type { ShellLink } from '../links/site-link.tsx';

/** Props of the frame around the page below the header, for customers whose header has no main navigation. */
export interface ShellNavigationProps {
  /** Accessible name of the main navigation. */
  label: string;
  items: readonly ShellLink[];
  /** Categories, page and footer. */
  children: ReactNode;
}

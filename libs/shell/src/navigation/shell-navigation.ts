import type { ReactNode } from 'react';
import type { ShellLink } from '../links/site-link.tsx';

/** What stands around the page below the header, where the header does not show the main navigation. */
export interface ShellNavigationProps {
  /** Names the main navigation. */
  label: string;
  items: readonly ShellLink[];
  /** Categories, page and footer. */
  children: ReactNode;
}

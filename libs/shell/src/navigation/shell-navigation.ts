import type { ReactNode } from 'react';
import type { ShellLink } from '../links/site-link.tsx';

export interface ShellNavigationProps {
  /** Names the main navigation. */
  label: string;
  items: readonly ShellLink[];
  /** Categories, page and footer. */
  children: ReactNode;
}

/** Where the main navigation stands from tablets on; phones have their bar. */
export interface ShellNavigation {
  /** The header shows it. */
  isInHeader: boolean;
  /** What stands around the page below the header. */
  Frame: (props: ShellNavigationProps) => ReactNode;
}

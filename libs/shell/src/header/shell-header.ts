import type { NavItem } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

/** What a header of the shell shows, whatever it looks like. */
export interface ShellHeaderProps {
  logo: ReactNode;
  /** Names the main navigation. */
  label: string;
  /** The main navigation from tablets on; empty where it stands elsewhere. */
  items: readonly NavItem[];
  /** Search, language, theme, and what features put there. */
  tools: ReactNode;
}

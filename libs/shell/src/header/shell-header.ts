import type { NavItem } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

/** Props of every header of the shell. */
export interface ShellHeaderProps {
  logo: ReactNode;
  /** Accessible name of the main navigation. */
  label: string;
  /** The main navigation from tablets on; empty when the side column shows it. */
  items: readonly NavItem[];
  /** Search, language, theme, and features' fills. */
  tools: ReactNode;
}

import type { ComponentType } from 'react';
import type { ShellHeaderProps } from './header/shell-header.ts';
import type { ShellNavigationProps } from './navigation/shell-navigation.ts';

/** The customer's variant of each part: the export `Variant` of an entry point `./<part>/<variant>`. */
export interface ShellVariants {
  header: ComponentType<ShellHeaderProps>;
  /** Null when the header shows the navigation. */
  navigation: ComponentType<ShellNavigationProps> | null;
}

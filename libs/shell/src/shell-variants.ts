import type { ComponentType } from 'react';
import type { ShellHeaderProps } from './header/shell-header.ts';
import type { ShellNavigationProps } from './navigation/shell-navigation.ts';

/** The look of each part that a customer chose: the `Variant` of a door `./<part>/<look>`. */
export interface ShellVariants {
  header: ComponentType<ShellHeaderProps>;
  /** Null when the header shows the navigation. */
  navigation: ComponentType<ShellNavigationProps> | null;
}

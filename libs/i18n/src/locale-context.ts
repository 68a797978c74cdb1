import { createContext, useContext } from 'react';
import type { Clock } from './clock.ts';
import type { HourCycle } from './locales/hour-cycle.ts';
import type { Direction, Locale } from './locales/locales.ts';

/** Language, direction and time of a page. */
export interface LocaleState {
  readonly locale: Locale;
  readonly direction: Direction;
  /** The shown IANA zone: the customer's on the server and during hydration, then the viewer's. */
  readonly timeZone: string;
  /**
   * Whether times have 12 or 24 hours: by the customer's setting or the locale; after hydration, by the viewer's
   * region.
   */
  readonly hourCycle: HourCycle;
  readonly clock: Clock;
}

export const LocaleContext = createContext<LocaleState | null>(null);

/** The page's locale, direction, shown zone and clock. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs a LocaleProvider above it');
  return state;
}

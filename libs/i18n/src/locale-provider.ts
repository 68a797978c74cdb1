import type { i18n as I18n } from 'i18next';
import { createElement, startTransition, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Clock } from './clock.ts';
import { getLocalTimeZone } from './formats/zone.ts';
import { LocaleContext } from './locale-context.ts';
import { type HourCycle, getHourCycle } from './locales/hour-cycle.ts';
import type { Direction, Locale } from './locales/locales.ts';

export interface LocaleProviderProps {
  /** The result of `createI18n` for this request or page. */
  i18n: I18n;
  locale: Locale;
  direction: Direction;
  /** The customer's IANA zone, in which the server writes times. */
  timeZone: string;
  /** Replaces the browser's zone, in tests and stories. */
  viewerTimeZone?: string | undefined;
  /** The customer's setting; by default the locale decides, and after hydration the viewer's region. */
  hourCycle?: HourCycle | undefined;
  /** False until the page is hydrated, which the change to the viewer's zone and hours waits for; by default true. */
  isHydrated?: boolean | undefined;
  /** Called once the page shows the viewer's zone and hours. */
  onViewerTimes?: (() => void) | undefined;
  /** The page's clock, started at the server's render time; later values are ignored. */
  clock: Clock;
  children: ReactNode;
}

/**
 * Texts, formats and the clock for all children. The first render uses the customer's zone and the server's time, like
 * the server. After that, a transition changes to the viewer's zone and hours, so that the change never blocks input.
 */
export function LocaleProvider(props: LocaleProviderProps): ReactElement {
  const {
    i18n,
    locale,
    direction,
    timeZone,
    viewerTimeZone,
    hourCycle,
    isHydrated = true,
    onViewerTimes,
    children,
  } = props;
  const [renderedSettings] = useState({ timeZone, hourCycle: hourCycle ?? getHourCycle(locale) });
  const [shownSettings, setShownSettings] = useState(renderedSettings);
  const [clock] = useState(props.clock);
  useEffect(() => clock.begin(), [clock]);
  useEffect(() => {
    // After an error of any part, React renders a pending transition at once. It removes the server's HTML of a page
    // whose code is still loading.
    if (!isHydrated) return;
    const viewerSettings = {
      timeZone: viewerTimeZone ?? getLocalTimeZone(timeZone),
      hourCycle: hourCycle ?? getHourCycle(locale, navigator.languages),
    };
    startTransition(() => setShownSettings(viewerSettings));
  }, [isHydrated, locale, timeZone, viewerTimeZone, hourCycle]);
  useEffect(() => {
    if (shownSettings !== renderedSettings) onViewerTimes?.();
  }, [shownSettings, renderedSettings, onViewerTimes]);
  const state = useMemo(
    () => ({ locale, direction, ...shownSettings, clock }),
    [locale, direction, shownSettings, clock],
  );
  // No JSX, because Node runs this library's source directly, for the tools and the server.
  return createElement(I18nextProvider, { i18n }, createElement(LocaleContext.Provider, { value: state }, children));
}

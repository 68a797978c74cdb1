import type { AnalyticsEvents, AnalyticsName } from './analytics-events.ts';

/** A shown page. */
export interface PageView {
  /** The path without the locale's prefix, and without the query, which may contain personal data. */
  path: string;
  /** The pattern of the page's route, such as `/event/:id/`; absent for an unknown address. */
  route?: string | undefined;
  title?: string | undefined;
}

/** An error without secrets. */
export interface ErrorReport {
  name: string;
  message: string;
  /** The code of a PortalError. */
  code?: string | undefined;
  /** The HTTP status, if the error has one. */
  status?: number | undefined;
  stack?: string | undefined;
  /** Message of the error's cause. */
  cause?: string | undefined;
  /** The place of the error: a path in an answer, a section of a page, an id. */
  context: Readonly<Record<string, unknown>>;
}

/** A provider of analytics or error reporting. It receives scrubbed data. Every method is optional. */
export interface TelemetrySink {
  /**
   * A receiver whose data stays in this browser, such as a developer's console: it gets all data at once, also without
   * consent.
   */
  local?: boolean | undefined;
  /**
   * The consent that it needs: `analytics` (the default) is the viewer's consent to analytics. `none` is for receivers
   * without data about a person: they get only errors, at once, and the portal's own figures (`web_vital`,
   * `playback_report`) as they occur (docs/decisions/0045 and 0046).
   */
  consent?: 'none' | 'analytics' | undefined;
  event?<N extends AnalyticsName>(name: N, params: AnalyticsEvents[N]): void;
  error?(report: ErrorReport): void;
  page?(page: PageView): void;
  /** Receives the viewer's id; null after sign-out. */
  identify?(userId: string | null): void;
}

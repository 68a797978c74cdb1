import type { AnalyticsEvents, AnalyticsName } from './analytics-events.ts';

/** A page that was shown. */
export interface PageView {
  /** Without the locale's prefix and without a query, which may carry what is nobody's business. */
  path: string;
  /** The pattern of its route, such as `/event/:id/`; absent of an unknown address. */
  route?: string | undefined;
  title?: string | undefined;
}

/** What went wrong, freed of secrets. */
export interface ErrorReport {
  name: string;
  message: string;
  /** A PortalError's code, where there is one. */
  code?: string | undefined;
  /** HTTP status, where there is one. */
  status?: number | undefined;
  stack?: string | undefined;
  /** Message of the error behind this one. */
  cause?: string | undefined;
  /** Where and what: a path in an answer, a section of a page, an id. */
  context: Readonly<Record<string, unknown>>;
}

/** A provider of analytics or error reporting. What it receives has been scrubbed. It may lack what it does not do. */
export interface TelemetrySink {
  /** Keeps what it hears in this browser, such as a developer's console: it hears all at once, whatever the viewer agrees to. */
  local?: boolean | undefined;
  /**
   * What must stand before it hears anything: `analytics` (the default) the viewer's consent to being measured; `none` is for what
   * measures nobody: it hears errors at once, and how the portal itself ran (`web_vital`, `playback_report`) as it happens, and nothing else
   * ever (docs/decisions/0045 and 0046).
   */
  consent?: 'none' | 'analytics' | undefined;
  event?<N extends AnalyticsName>(name: N, params: AnalyticsEvents[N]): void;
  error?(report: ErrorReport): void;
  page?(page: PageView): void;
  /** Null: nobody is signed in any more. */
  identify?(userId: string | null): void;
}

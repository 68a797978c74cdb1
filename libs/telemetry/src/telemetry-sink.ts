import type { AnalyticsEvents, AnalyticsName } from './analytics-events.ts';

/** A page that was shown. */
export interface PageView {
  path: string;
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

/** A provider of analytics or error reporting. What it receives has been scrubbed and, unless it is local, consented to. It may lack what it does not do. */
export interface TelemetrySink {
  /** Keeps what it hears in this browser, such as a developer's console, and so needs no consent. */
  local?: boolean | undefined;
  event?<N extends AnalyticsName>(name: N, params: AnalyticsEvents[N]): void;
  error?(report: ErrorReport): void;
  page?(page: PageView): void;
  /** Null: nobody is signed in any more. */
  identify?(userId: string | null): void;
}

import type { AnalyticsEvents, AnalyticsName } from './analytics-events.ts';
import { toErrorReport } from './error-report.ts';
import { scrub } from './scrub.ts';
import type { PageView, TelemetrySink } from './telemetry-sink.ts';

/** Where components and libraries report to. Never throws, never waits. */
export interface Telemetry {
  event<N extends AnalyticsName>(name: N, params: AnalyticsEvents[N]): void;
  /** Anything that was thrown, with where it happened. */
  error(error: unknown, context?: Readonly<Record<string, unknown>>): void;
  page(page: PageView): void;
  /** Who is signed in, by an id that is no name or address; null resets the providers' identity on sign-out. */
  identify(userId: string | null): void;
  /** Adds a provider that has finished loading; it hears what happened before. Returns its removal. */
  attach(sink: TelemetrySink): () => void;
  /** The viewer's answer. Until it is true nothing leaves; false also forgets what was kept. */
  setConsent(granted: boolean): void;
}

export interface TelemetryOptions {
  sinks?: readonly TelemetrySink[] | undefined;
  /** False where the customer asks for consent first (decisions, section 3). */
  consent?: boolean | undefined;
}

type Delivery = (sink: TelemetrySink) => void;

/** How much is kept for providers that load later. */
const kept = 100;

/**
 * Hands events, pages and errors to the sinks, scrubbed of secrets. Keeps the last 100 for sinks that are attached later and
 * for a consent that comes later. A sink that throws harms neither the page nor the other sinks.
 */
export function createTelemetry({ sinks = [], consent = true }: TelemetryOptions = {}): Telemetry {
  const attached = new Set<TelemetrySink>();
  let backlog: Delivery[] = [];
  let granted: boolean | undefined = consent || undefined;
  let identity: string | null = null;

  const hears = (sink: TelemetrySink): boolean => granted === true || sink.local === true;
  const deliver = (delivery: Delivery, sink: TelemetrySink): void => {
    try {
      delivery(sink);
    } catch {
      // A provider's fault is not the viewer's, and reporting it would come back here.
    }
  };
  const sendIdentity: Delivery = (sink) => sink.identify?.(identity);
  const send = (delivery: Delivery): void => {
    if (granted !== false) backlog = [...backlog.slice(1 - kept), delivery];
    for (const sink of attached) if (hears(sink)) deliver(delivery, sink);
  };
  const replay = (sink: TelemetrySink): void => {
    if (identity !== null) deliver(sendIdentity, sink);
    for (const delivery of backlog) deliver(delivery, sink);
  };
  const attach = (sink: TelemetrySink): (() => void) => {
    attached.add(sink);
    if (hears(sink)) replay(sink);
    return () => void attached.delete(sink);
  };
  for (const sink of sinks) attach(sink);

  return {
    attach,
    event(name, params) {
      const clean = { ...params };
      for (const key of Object.keys(clean)) Reflect.set(clean, key, scrub(Reflect.get(clean, key)));
      send((sink) => sink.event?.(name, clean));
    },
    error(error, context) {
      const report = toErrorReport(error, context);
      send((sink) => sink.error?.(report));
    },
    page(page) {
      const path = scrub(page.path);
      send((sink) => sink.page?.({ ...page, path: typeof path === 'string' ? path : '' }));
    },
    identify(userId) {
      const clean = scrub(userId);
      const next = typeof clean === 'string' ? clean : null;
      if (next === identity) return;
      identity = next;
      // Not kept with the rest: a sink that comes late hears who is signed in then.
      for (const sink of attached) if (hears(sink)) deliver(sendIdentity, sink);
    },
    setConsent(next) {
      const before = granted;
      granted = next;
      if (!next) backlog = [];
      else if (before !== true) for (const sink of attached) if (!sink.local) replay(sink);
    },
  };
}

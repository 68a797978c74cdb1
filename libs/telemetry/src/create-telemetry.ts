import { type AnalyticsEvents, type AnalyticsName, portalFigures } from './analytics-events.ts';
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
  /** Adds a provider that has finished loading; it hears what it may hear of what happened before. Returns its removal. */
  attach(sink: TelemetrySink): () => void;
  /** Whether the viewer's consent stands. Until it does nothing that measures leaves; what happens meanwhile is dropped, and so is what was kept. */
  setConsent(granted: boolean): void;
}

export interface TelemetryOptions {
  sinks?: readonly TelemetrySink[] | undefined;
  /**
   * Whether consent stands at first, which it does where nobody need be asked. `unread`: an earlier answer is stored, perhaps, and whoever reads it
   * will say so by `setConsent`; until then nothing leaves, and what happens is kept for an answer that stands.
   */
  consent?: boolean | 'unread' | undefined;
}

type Delivery = (sink: TelemetrySink) => void;

/** How much is kept of each kind for providers that load later. */
const most = 100;

const keep = (kept: readonly Delivery[], delivery: Delivery): Delivery[] => [...kept.slice(1 - most), delivery];

/**
 * Hands events, pages and errors to the sinks, scrubbed of secrets. Keeps the last 100 errors, and the last 100 events and pages that
 * happened under a consent that stands, for sinks that are attached later. A sink that throws harms neither the page nor the other sinks.
 */
export function createTelemetry({ sinks = [], consent = true }: TelemetryOptions = {}): Telemetry {
  const attached = new Set<TelemetrySink>();
  let measured: Delivery[] = [];
  let errors: Delivery[] = [];
  let granted = consent;
  let identity: string | null = null;

  const mayMeasure = (sink: TelemetrySink): boolean =>
    sink.local === true || (granted === true && sink.consent !== 'none');
  /** Errors are no measure of anybody: whoever is there for them hears those of before, too. */
  const isForErrors = (sink: TelemetrySink): boolean => sink.local === true || sink.consent === 'none';
  const deliver = (delivery: Delivery, sink: TelemetrySink): void => {
    try {
      delivery(sink);
    } catch {
      // A provider's fault is not the viewer's, and reporting it would come back here.
    }
  };
  const sendIdentity: Delivery = (sink) => sink.identify?.(identity);
  const measure = (delivery: Delivery): void => {
    if (granted !== false) measured = keep(measured, delivery);
    for (const sink of attached) if (mayMeasure(sink)) deliver(delivery, sink);
  };
  const replay = (sink: TelemetrySink): void => {
    if (identity !== null) deliver(sendIdentity, sink);
    for (const delivery of measured) deliver(delivery, sink);
  };
  const attach = (sink: TelemetrySink): (() => void) => {
    attached.add(sink);
    if (mayMeasure(sink)) replay(sink);
    if (isForErrors(sink)) for (const delivery of errors) deliver(delivery, sink);
    return () => void attached.delete(sink);
  };
  for (const sink of sinks) attach(sink);

  return {
    attach,
    event(name, params) {
      const clean = { ...params };
      for (const key of Object.keys(clean)) Reflect.set(clean, key, scrub(Reflect.get(clean, key)));
      const delivery: Delivery = (sink) => sink.event?.(name, clean);
      measure(delivery);
      if (!portalFigures.has(name)) return;
      for (const sink of attached) if (sink.consent === 'none' && !sink.local) deliver(delivery, sink);
    },
    error(error, context) {
      const report = toErrorReport(error, context);
      const delivery: Delivery = (sink) => sink.error?.(report);
      errors = keep(errors, delivery);
      for (const sink of attached) if (isForErrors(sink) || mayMeasure(sink)) deliver(delivery, sink);
    },
    page(page) {
      const path = scrub(page.path);
      measure((sink) => sink.page?.({ ...page, path: typeof path === 'string' ? path : '' }));
    },
    identify(userId) {
      // An id that is a secret or an address is nobody's: cut out, it would be one name for all who have such ids.
      const next = scrub(userId) === userId ? userId : null;
      if (next === identity) return;
      identity = next;
      // Not kept with the rest: a sink that comes late hears who is signed in then.
      for (const sink of attached) if (mayMeasure(sink)) deliver(sendIdentity, sink);
    },
    setConsent(next) {
      const before = granted;
      granted = next;
      if (!next) measured = [];
      else if (before !== true) for (const sink of attached) if (!sink.local && mayMeasure(sink)) replay(sink);
    },
  };
}

import { type AnalyticsEvents, type AnalyticsName, portalFigures } from './analytics-events.ts';
import { toErrorReport } from './error-report.ts';
import { scrub } from './scrub.ts';
import type { PageView, TelemetrySink } from './telemetry-sink.ts';

/** The receiver of events and errors from components and libraries. Never throws, never waits. */
export interface Telemetry {
  event<N extends AnalyticsName>(name: N, params: AnalyticsEvents[N]): void;
  /** Reports any thrown value once, with the place of the error. */
  error(error: unknown, context?: Readonly<Record<string, unknown>>): void;
  page(page: PageView): void;
  /** Sets the viewer by an id that is no name or address; null resets the providers' identity on sign-out. */
  identify(userId: string | null): void;
  /**
   * Adds a provider that has finished loading; it receives earlier events as far as consent allows. @returns a function
   * that removes it
   */
  attach(sink: TelemetrySink): () => void;
  /**
   * Sets the viewer's consent. Without it no measurement is sent, and events are dropped, including the stored ones.
   */
  setConsent(currentConsent: boolean): void;
}

export interface TelemetryOptions {
  sinks?: readonly TelemetrySink[] | undefined;
  /**
   * The initial consent; `true` if the customer does not ask for it. `unread`: the stored answer is read later and set
   * by `setConsent`; until then events are stored and not sent.
   */
  consent?: boolean | 'unread' | undefined;
}

type QueuedDelivery = (sink: TelemetrySink) => void;

/** Limit of stored entries of each kind, for late providers. */
const maxEntries = 100;

const appendDelivery = (queue: readonly QueuedDelivery[], delivery: QueuedDelivery): QueuedDelivery[] => [
  ...queue.slice(1 - maxEntries),
  delivery,
];

/**
 * Passes events, pages and errors to the receivers, without secrets. Stores the last 100 errors, and the last 100
 * events and pages with consent, for receivers that are added later. A receiver that throws affects neither the page
 * nor the other receivers.
 */
export function createTelemetry({ sinks = [], consent = true }: TelemetryOptions = {}): Telemetry {
  const attachedSinks = new Set<TelemetrySink>();
  let measuredDeliveries: QueuedDelivery[] = [];
  let errorDeliveries: QueuedDelivery[] = [];
  const reportedErrors = new WeakSet<object>();
  let isGranted = consent;
  let identity: string | null = null;

  const mayMeasure = (sink: TelemetrySink): boolean =>
    sink.local === true || (isGranted === true && sink.consent !== 'none');
  /**
   * Errors contain no data about a person, so a receiver of errors also gets those that were reported before it was
   * attached.
   */
  const acceptsErrors = (sink: TelemetrySink): boolean => sink.local === true || sink.consent === 'none';
  const deliver = (delivery: QueuedDelivery, sink: TelemetrySink): void => {
    try {
      delivery(sink);
    } catch {
      // An error in a provider's code must not affect the viewer. A report of the error would call this function again.
    }
  };
  const sendIdentity: QueuedDelivery = (sink) => sink.identify?.(identity);
  const sendMeasured = (delivery: QueuedDelivery): void => {
    if (isGranted !== false) measuredDeliveries = appendDelivery(measuredDeliveries, delivery);
    for (const sink of attachedSinks) if (mayMeasure(sink)) deliver(delivery, sink);
  };
  const replay = (sink: TelemetrySink): void => {
    if (identity !== null) deliver(sendIdentity, sink);
    for (const delivery of measuredDeliveries) deliver(delivery, sink);
  };
  const attach = (sink: TelemetrySink): (() => void) => {
    attachedSinks.add(sink);
    if (mayMeasure(sink)) replay(sink);
    if (acceptsErrors(sink)) for (const delivery of errorDeliveries) deliver(delivery, sink);
    return () => void attachedSinks.delete(sink);
  };
  for (const sink of sinks) attach(sink);

  return {
    attach,
    event(name, params) {
      const cleanParams = { ...params };
      for (const key of Object.keys(cleanParams)) Reflect.set(cleanParams, key, scrub(Reflect.get(cleanParams, key)));
      const delivery: QueuedDelivery = (sink) => sink.event?.(name, cleanParams);
      sendMeasured(delivery);
      if (!portalFigures.has(name)) return;
      for (const sink of attachedSinks) if (sink.consent === 'none' && !sink.local) deliver(delivery, sink);
    },
    error(error, context) {
      // One missing file fails many parts of a page with the same error.
      if (error instanceof Object) {
        if (reportedErrors.has(error)) return;
        reportedErrors.add(error);
      }
      const report = toErrorReport(error, context);
      const delivery: QueuedDelivery = (sink) => sink.error?.(report);
      errorDeliveries = appendDelivery(errorDeliveries, delivery);
      for (const sink of attachedSinks) if (acceptsErrors(sink) || mayMeasure(sink)) deliver(delivery, sink);
    },
    page(page) {
      const path = scrub(page.path);
      sendMeasured((sink) => sink.page?.({ ...page, path: typeof path === 'string' ? path : '' }));
    },
    identify(userId) {
      // `scrub` turns all ids that look like a secret or an address into one text, so such an id is dropped.
      const cleanUserId = scrub(userId) === userId ? userId : null;
      if (cleanUserId === identity) return;
      identity = cleanUserId;
      // The identity is not stored for late receivers, because they get the current identity.
      for (const sink of attachedSinks) if (mayMeasure(sink)) deliver(sendIdentity, sink);
    },
    setConsent(hasConsent) {
      const previousConsent = isGranted;
      isGranted = hasConsent;
      if (!hasConsent) measuredDeliveries = [];
      else if (previousConsent !== true)
        for (const sink of attachedSinks) if (!sink.local && mayMeasure(sink)) replay(sink);
    },
  };
}

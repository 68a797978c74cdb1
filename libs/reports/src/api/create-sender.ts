import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { cleanEvent } from './clean-event.ts';
import type { Send } from '../state/outbox.ts';
import { toEvent } from './to-event.ts';

interface SenderOptions {
  dsn: string;
  /** The build, under which its source maps are uploaded. */
  release: string;
  /** The customer's id. */
  customer: string;
}

/** Longest wait for a report before the next report is sent, in milliseconds. */
const flushTimeoutMs = 10_000;

/**
 * Sends reports to Sentry with its client alone, without integrations. It adds no listener, changes no part of the
 * page, stores no cookie and no id, and tells Sentry not to store the sender's address.
 */
export function createSender({ dsn, release, customer }: SenderOptions): Send {
  let isBlocked = false;
  const client = new BrowserClient({
    dsn,
    release,
    environment: 'production',
    integrations: [],
    stackParser: defaultStackParser,
    sendClientReports: false,
    maxBreadcrumbs: 100,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    transport: (options) =>
      makeFetchTransport(options, async (...request) => {
        try {
          return await fetch(...request);
        } catch (error) {
          isBlocked = true;
          throw error;
        }
      }),
    beforeSend: (event) => cleanEvent(event),
  });
  const scope = new Scope();
  const sender = { customer, origin: location.origin, userAgent: navigator.userAgent };
  return async (report) => {
    client.captureEvent(toEvent(report, sender), {}, scope);
    await client.flush(flushTimeoutMs);
    return !isBlocked;
  };
}

import { defaultStackParser, type Event } from '@sentry/browser';
import type { Report } from './report.ts';

interface Sender {
  /** The customer's id. */
  customer: string;
  origin: string;
  userAgent: string;
}

const breadcrumbTypes = { page: 'navigation', error: 'error', network: 'info' } as const;

/** Failed calls share the same stack, so the call's name groups them. */
const getGroup = ({ code, status, context: { call } }: Report): string[] | undefined =>
  call === undefined ? undefined : ['call', call, code ?? '', String(status ?? '')];

/**
 * Turns a report into Sentry's event. It names the open page by its route's pattern, and the viewer by the browser
 * only.
 */
export function toEvent(report: Report, { customer, origin, userAgent }: Sender): Event {
  const { name, message, code, status, stack, cause, context, route, at, handled, steps } = report;
  const fingerprint = getGroup(report);
  return {
    timestamp: at,
    level: 'error',
    platform: 'javascript',
    transaction: route,
    ...(fingerprint && { fingerprint }),
    tags: { customer, route, ...(code !== undefined && { code }), ...(status !== undefined && { status }) },
    contexts: { report: { ...context } },
    request: { url: `${origin}${route === '*' ? '/' : route}`, headers: { 'User-Agent': userAgent } },
    breadcrumbs: steps.map(({ at: timestamp, kind, words }) => ({
      timestamp,
      type: breadcrumbTypes[kind],
      category: kind,
      level: kind === 'error' ? 'error' : 'info',
      message: words,
    })),
    exception: {
      values: [
        ...(cause === undefined ? [] : [{ type: 'Cause', value: cause, mechanism: { type: 'chained', handled } }]),
        {
          type: name,
          value: message,
          mechanism: { type: handled ? 'reported' : 'uncaught', handled },
          ...(stack !== undefined && { stacktrace: { frames: defaultStackParser(stack) } }),
        },
      ],
    },
  };
}

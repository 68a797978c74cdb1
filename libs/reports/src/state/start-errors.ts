import { getRoutePattern, type StartContext } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import type { Telemetry } from '@touchline/telemetry';
import { isWorthReporting } from './is-worth-reporting.ts';
import { createOutbox } from './outbox.ts';
import { toReport } from './to-report.ts';
import type { Step } from '../api/report.ts';

/** The last steps of a visit, the latest last. */
interface StepHistory {
  add: (kind: Step['kind'], text: string) => void;
  read: () => Step[];
}

/** @param maxSteps limit of the stored steps */
function createStepHistory(maxSteps: number, now = Date.now): StepHistory {
  let steps: Step[] = [];
  return {
    add(kind, text) {
      if (maxSteps > 0)
        steps = [...steps.slice(1 - maxSteps || steps.length), { at: now() / 1000, kind, words: text.slice(0, 200) }];
    },
    read: () => steps,
  };
}

/** Reports uncaught errors and rejections. Boundaries and calls report the errors that they catch. */
function reportUncaught({ error: report }: Pick<Telemetry, 'error'>): void {
  addEventListener('error', ({ error, message }) => report(error ?? message, { uncaught: 'error' }));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { uncaught: 'rejection' }));
}

interface ErrorOptions {
  /** The customer's Sentry project. */
  dsn: string;
  /** The number of steps before an error that a report lists. */
  breadcrumbs: number;
}

type Context = Pick<StartContext, 'telemetry' | 'onPage' | 'build'>;

/**
 * Reports errors to the customer's Sentry (specification, section 8). The sender loads with the first report that may
 * be sent; a report from a payment page waits for the next page.
 */
export function startErrors({ telemetry, onPage, build }: Context, { dsn, breadcrumbs }: ErrorOptions): void {
  const stepHistory = createStepHistory(breadcrumbs);
  let route = '*';
  let isPaymentPage = false;
  const outbox = createOutbox({
    mayLeave: () => navigator.onLine && !isPaymentPage,
    load: async () => {
      const { createSender } = await import('../api/create-sender.ts');
      return createSender({ dsn, release: build, customer: getDocumentFlags().site ?? '' });
    },
  });
  onPage((page) => {
    route = getRoutePattern(page.route);
    isPaymentPage = page.route?.pays === true;
    stepHistory.add('page', route);
    void outbox.flush();
  });
  telemetry.attach({
    consent: 'none',
    error(errorReport) {
      const report = toReport(errorReport, { route, steps: stepHistory.read(), now: Date.now() });
      stepHistory.add(
        'error',
        [report.code ?? report.name, report.status, report.context['call']].filter(Boolean).join(' '),
      );
      if (isWorthReporting(errorReport, { online: navigator.onLine, origin: location.origin })) outbox.put(report);
    },
  });
  reportUncaught(telemetry);
  for (const eventName of ['online', 'offline'] as const)
    addEventListener(eventName, () => {
      stepHistory.add('network', eventName);
      void outbox.flush();
    });
}

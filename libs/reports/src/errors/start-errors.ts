import type { StartContext } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { getPattern } from '../get-pattern.ts';
import { reportUncaught } from './report-uncaught.ts';
import { isWorthReporting } from './is-worth-reporting.ts';
import { createOutbox } from './outbox.ts';
import { toReport } from './to-report.ts';
import { createStepHistory } from './step-history.ts';

interface ErrorOptions {
  /** The customer's Sentry project. */
  dsn: string;
  /** The number of steps before an error in its report. */
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
      const { createSender } = await import('./create-sender.ts');
      return createSender({ dsn, release: build, customer: getDocumentFlags().site ?? '' });
    },
  });
  onPage((page) => {
    route = getPattern(page.route);
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

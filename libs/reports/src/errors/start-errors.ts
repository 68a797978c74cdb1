import type { StartContext } from '@touchline/feature-kit';
import { rootMarks } from '@touchline/feature-kit/marks';
import { patternOf } from '../pattern-of.ts';
import { hearUncaught } from './hear-uncaught.ts';
import { isWorthReporting } from './is-worth-reporting.ts';
import { createOutbox } from './outbox.ts';
import { toReport } from './to-report.ts';
import { createTrail } from './trail.ts';

interface ErrorOptions {
  /** The customer's Sentry project. */
  dsn: string;
  /** How many steps before an error its report contains. */
  breadcrumbs: number;
}

type Context = Pick<StartContext, 'telemetry' | 'onPage' | 'build'>;

/**
 * Reports errors to the customer's Sentry (section 8). The sender loads with the first report that may be sent; a
 * report from a payment page waits for the next page.
 */
export function startErrors({ telemetry, onPage, build }: Context, { dsn, breadcrumbs }: ErrorOptions): void {
  const trail = createTrail(breadcrumbs);
  let route = '*';
  let isPayPage = false;
  const outbox = createOutbox({
    mayLeave: () => navigator.onLine && !isPayPage,
    load: async () => {
      const { createSender } = await import('./create-sender.ts');
      return createSender({ dsn, release: build, customer: rootMarks().site ?? '' });
    },
  });
  onPage((page) => {
    route = patternOf(page.route);
    isPayPage = page.route?.pays === true;
    trail.add('page', route);
    void outbox.flush();
  });
  telemetry.attach({
    consent: 'none',
    error(heard) {
      const report = toReport(heard, { route, steps: trail.read(), now: Date.now() });
      trail.add('error', [report.code ?? report.name, report.status, report.context['call']].filter(Boolean).join(' '));
      if (isWorthReporting(heard, { online: navigator.onLine, origin: location.origin })) outbox.put(report);
    },
  });
  hearUncaught(telemetry);
  for (const change of ['online', 'offline'] as const)
    addEventListener(change, () => {
      trail.add('network', change);
      void outbox.flush();
    });
}

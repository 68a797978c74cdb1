import type { Telemetry } from '@touchline/telemetry';

/** Reports what nothing has caught. What boundaries and calls catch is reported where it is caught. */
export function hearUncaught({ error: report }: Pick<Telemetry, 'error'>): void {
  addEventListener('error', ({ error, message }) => report(error ?? message, { uncaught: 'error' }));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { uncaught: 'rejection' }));
}

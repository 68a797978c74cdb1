import type { Telemetry } from '@touchline/telemetry';

/** Reports uncaught errors and rejections. Boundaries and calls report the errors that they catch. */
export function reportUncaught({ error: report }: Pick<Telemetry, 'error'>): void {
  addEventListener('error', ({ error, message }) => report(error ?? message, { uncaught: 'error' }));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { uncaught: 'rejection' }));
}

import type { Telemetry, TelemetryOptions } from './create-telemetry.ts';

/**
 * Telemetry that loads its code with the first call and keeps earlier calls in order. If the code cannot load, the
 * calls are dropped silently.
 */
export function createLazyTelemetry(options: TelemetryOptions = {}): Telemetry {
  let real: Telemetry | undefined;
  let loading: Promise<void> | undefined;
  const waiting: ((telemetry: Telemetry) => void)[] = [];

  const say = (word: (telemetry: Telemetry) => void): void => {
    if (real) return word(real);
    waiting.push(word);
    loading ??= import('./create-telemetry.ts')
      .then(({ createTelemetry }) => {
        real = createTelemetry(options);
        for (const waitingCall of waiting.splice(0)) waitingCall(real);
      })
      .catch(() => {
        loading = undefined;
      });
  };

  return {
    event: (name, params) => say((telemetry) => telemetry.event(name, params)),
    error: (error, context) => say((telemetry) => telemetry.error(error, context)),
    page: (page) => say((telemetry) => telemetry.page(page)),
    identify: (userId) => say((telemetry) => telemetry.identify(userId)),
    setConsent: (granted) => say((telemetry) => telemetry.setConsent(granted)),
    attach(sink) {
      let detach: (() => void) | undefined;
      let isWanted = true;
      say((telemetry) => {
        if (isWanted) detach = telemetry.attach(sink);
      });
      return () => {
        isWanted = false;
        detach?.();
      };
    },
  };
}

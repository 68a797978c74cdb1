import type { Telemetry, TelemetryOptions } from './create-telemetry.ts';

/**
 * Telemetry that loads its code with the first call and keeps earlier calls in order. If the code cannot load, the
 * calls are dropped silently.
 */
export function createLazyTelemetry(options: TelemetryOptions = {}): Telemetry {
  let loadedTelemetry: Telemetry | undefined;
  let loadPromise: Promise<void> | undefined;
  const waitingCalls: ((telemetry: Telemetry) => void)[] = [];

  const callWhenLoaded = (telemetryCall: (telemetry: Telemetry) => void): void => {
    if (loadedTelemetry) return telemetryCall(loadedTelemetry);
    waitingCalls.push(telemetryCall);
    loadPromise ??= import('./create-telemetry.ts')
      .then(({ createTelemetry }) => {
        loadedTelemetry = createTelemetry(options);
        for (const waitingCall of waitingCalls.splice(0)) waitingCall(loadedTelemetry);
      })
      .catch(() => {
        loadPromise = undefined;
      });
  };

  return {
    event: (name, params) => callWhenLoaded((telemetry) => telemetry.event(name, params)),
    error: (error, context) => callWhenLoaded((telemetry) => telemetry.error(error, context)),
    page: (page) => callWhenLoaded((telemetry) => telemetry.page(page)),
    identify: (userId) => callWhenLoaded((telemetry) => telemetry.identify(userId)),
    setConsent: (isGranted) => callWhenLoaded((telemetry) => telemetry.setConsent(isGranted)),
    attach(sink) {
      let detach: (() => void) | undefined;
      let isWanted = true;
      callWhenLoaded((telemetry) => {
        if (isWanted) detach = telemetry.attach(sink);
      });
      return () => {
        isWanted = false;
        detach?.();
      };
    },
  };
}

import type { Telemetry, TelemetryOptions } from './create-telemetry.ts';

type WaitingCall = (telemetry: Telemetry) => void;

/** Limit of events, pages and errors that wait for blocked code; the oldest entries are dropped. */
const maxWaitingReports = 100;

/**
 * Telemetry that loads its code with the first call, and then delivers all calls in order. If the code cannot load, the
 * next call loads it again.
 */
export function createLazyTelemetry(options: TelemetryOptions = {}): Telemetry {
  let loadedTelemetry: Telemetry | undefined;
  let loadPromise: Promise<void> | undefined;
  const waitingCalls: WaitingCall[] = [];
  const waitingReports: WaitingCall[] = [];

  const report = (telemetryCall: WaitingCall): void => {
    if (!loadedTelemetry && waitingReports.push(telemetryCall) > maxWaitingReports) {
      const oldestReport = waitingReports.shift();
      waitingCalls.splice(
        waitingCalls.findIndex((waitingCall) => waitingCall === oldestReport),
        1,
      );
    }
    callWhenLoaded(telemetryCall);
  };

  const callWhenLoaded = (telemetryCall: WaitingCall): void => {
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
    event: (name, params) => report((telemetry) => telemetry.event(name, params)),
    error: (error, context) => report((telemetry) => telemetry.error(error, context)),
    page: (page) => report((telemetry) => telemetry.page(page)),
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

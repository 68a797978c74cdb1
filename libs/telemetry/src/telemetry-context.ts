import { createContext, useContext } from 'react';
import type { Telemetry } from './create-telemetry.ts';

const doNothing = (): void => {};

// Each method is written here, because an import of createTelemetry would be part of every first view.
const silentTelemetry: Telemetry = {
  event: doNothing,
  error: doNothing,
  page: doNothing,
  identify: doNothing,
  setConsent: doNothing,
  attach: () => doNothing,
};

const TelemetryContext = createContext<Telemetry>(silentTelemetry);

/** Provides the page's telemetry. */
export const TelemetryProvider = TelemetryContext.Provider;

/**
 * The page's telemetry. Without a provider its calls have no effect: components work in tests and
 * stories.
 */
export function useTelemetry(): Telemetry {
  return useContext(TelemetryContext);
}

import { createContext, useContext } from 'react';
import type { Telemetry } from './create-telemetry.ts';

const nothing = (): void => {};

// Written out, because createTelemetry would become part of every first view.
const silent: Telemetry = {
  event: nothing,
  error: nothing,
  page: nothing,
  identify: nothing,
  setConsent: nothing,
  attach: () => nothing,
};

const TelemetryContext = createContext<Telemetry>(silent);

/** Provides the page's telemetry. */
export const TelemetryProvider = TelemetryContext.Provider;

/** The page's telemetry; a silent one without a provider, so that a component works anywhere. */
export function useTelemetry(): Telemetry {
  return useContext(TelemetryContext);
}

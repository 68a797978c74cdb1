import { createContext, useContext } from 'react';
import { createTelemetry, type Telemetry } from './create-telemetry.ts';

const silent: Telemetry = createTelemetry();
silent.setConsent(false);

const TelemetryContext = createContext<Telemetry>(silent);

/** Gives everything below the page's telemetry. */
export const TelemetryProvider = TelemetryContext.Provider;

/** The page's telemetry; a silent one without a provider, so that a component works anywhere. */
export function useTelemetry(): Telemetry {
  return useContext(TelemetryContext);
}

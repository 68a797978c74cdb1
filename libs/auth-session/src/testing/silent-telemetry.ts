import type { Telemetry } from '@touchline/telemetry';

const nothing = (): void => undefined;

export const silent: Telemetry = {
  event: nothing,
  identify: nothing,
  error: nothing,
  page: nothing,
  setConsent: nothing,
  attach: () => nothing,
};

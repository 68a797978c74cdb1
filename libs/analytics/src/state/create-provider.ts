import type { PageView, Telemetry } from '@touchline/telemetry';
import type { Google } from '../api/google.ts';

export interface ProviderOptions {
  measurementId: string;
  /** Origin of the tag; by default Google's. */
  origin?: string | undefined;
  /** The open page. */
  page: PageView;
  /** Whether the page takes payments. Its document loads no third-party scripts, and a later page sends its events. */
  isPayment: boolean;
}

/** Receives telemetry's events after the first consent. */
export interface Provider {
  /** Applies a change of consent. */
  applyConsent: (isGranted: boolean) => void;
}

/** Loads Google's tag after the first consent. A blocked, slow or broken tag causes one line in the log. */
export function createProvider(telemetry: Telemetry, { isPayment, ...options }: ProviderOptions): Provider {
  let googlePromise: Promise<Google | null> | undefined;
  const reportError = (error: unknown): void =>
    console.warn(`Analytics could not be loaded: ${error instanceof Error ? error.message : String(error)}`);

  const load = async (): Promise<Google | null> => {
    const { storingSink, takeCarriedEvents } = await import('./carried-events.ts');
    if (isPayment) {
      telemetry.attach(storingSink);
      return null;
    }
    const { createGoogle } = await import('../api/google.ts');
    const google = createGoogle(options);
    const detach = telemetry.attach(google.sink);
    for (const { name, params } of takeCarriedEvents()) google.event(name, params);
    google.loaded.catch((error: unknown) => {
      detach();
      reportError(error);
    });
    return google;
  };
  const forgetEvents = async () => (await import('./carried-events.ts')).takeCarriedEvents();
  // A blocker may also block the portal's own chunk.
  const handleLoadFailure = (error: unknown) => {
    googlePromise = undefined;
    reportError(error);
    return null;
  };

  return {
    applyConsent(isGranted) {
      if (isGranted && !googlePromise) googlePromise = load().catch(handleLoadFailure);
      else if (isGranted) void googlePromise?.then((google) => google?.grant());
      else if (googlePromise) {
        void googlePromise.then((google) => google?.refuse());
        void forgetEvents().catch(() => undefined);
      }
    },
  };
}

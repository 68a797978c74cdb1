import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { consentStore } from '../state/consent-store.ts';

const ConsentQuestion = lazy(async () => ({ default: (await import('./consent-question.tsx')).ConsentQuestion }));
const CookieSettings = lazy(async () => ({ default: (await import('./cookie-settings.tsx')).CookieSettings }));

const useConsent = () => useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.getInitial);

const getServerSnapshot = () => null;

/** Shows the consent question over every page until it is answered. The code loads with the first question. */
export function ConsentMount() {
  const { prompt } = useConsent();
  if (prompt === 'nothing') return null;
  return (
    <Boundary section="consent" renderError={getServerSnapshot}>
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    </Boundary>
  );
}

/**
 * Shows "Cookie settings" at the bottom of every page. Hidden until analytics has started, because the button would
 * have no effect.
 */
export function SettingsMount() {
  const { isOn } = useConsent();
  if (!isOn) return null;
  return (
    <Boundary section="cookie settings" renderError={getServerSnapshot}>
      <Suspense>
        <CookieSettings />
      </Suspense>
    </Boundary>
  );
}

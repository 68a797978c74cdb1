import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { consentStore } from './consent-store.ts';

const Asking = lazy(async () => ({ default: (await import('./asking.tsx')).Asking }));
const CookieSettings = lazy(async () => ({ default: (await import('./cookie-settings.tsx')).CookieSettings }));

const useConsent = () => useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.none);

const nothing = () => null;

/** Over every page: the question whether one may be measured, where it is still open. Its code comes with it. */
export function ConsentPlace() {
  const { asks } = useConsent();
  if (asks === 'nothing') return null;
  return (
    <Boundary section="consent" renderError={nothing}>
      <Suspense>
        <Asking />
      </Suspense>
    </Boundary>
  );
}

/** At the foot of every page: the way to change one's mind. Nothing before somebody measures: it could do nothing. */
export function SettingsPlace() {
  const { isOn } = useConsent();
  if (!isOn) return null;
  return (
    <Boundary section="cookie settings" renderError={nothing}>
      <Suspense>
        <CookieSettings />
      </Suspense>
    </Boundary>
  );
}

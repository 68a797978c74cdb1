import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getPhone } from '../platform.ts';

const AppBanner = lazy(async () => ({ default: (await import('./app-banner.tsx')).AppBanner }));

const subscribeToNothing = () => () => undefined;
const readPhone = () => getPhone(navigator.userAgent);
const getServerSnapshot = () => null;

/** The banner's place above the header. For browsers without the banner its code is not loaded. */
export function BannerMount() {
  const currentPhone = useSyncExternalStore(subscribeToNothing, readPhone, getServerSnapshot);
  return (
    currentPhone && (
      <Suspense>
        <AppBanner phone={currentPhone} />
      </Suspense>
    )
  );
}

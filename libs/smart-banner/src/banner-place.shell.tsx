import { lazy, Suspense, useSyncExternalStore } from 'react';
import { phoneOf } from './phone.ts';

const AppBanner = lazy(async () => ({ default: (await import('./app-banner.tsx')).AppBanner }));

const unchanging = () => () => undefined;
const phone = () => phoneOf(navigator.userAgent);
const none = () => null;

/** The banner's place above the header. For browsers without the banner its code is not loaded. */
export function BannerPlace() {
  const here = useSyncExternalStore(unchanging, phone, none);
  return (
    here && (
      <Suspense>
        <AppBanner phone={here} />
      </Suspense>
    )
  );
}

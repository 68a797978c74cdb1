import { lazy, Suspense, useSyncExternalStore } from 'react';
import { phoneOf } from './phone.ts';

const AppBanner = lazy(async () => ({ default: (await import('./app-banner.tsx')).AppBanner }));

const unchanging = () => () => undefined;
const phone = () => phoneOf(navigator.userAgent);
const none = () => null;

/** Above the header: the way to the app. Nothing, and none of its code, where it is not for this browser. */
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

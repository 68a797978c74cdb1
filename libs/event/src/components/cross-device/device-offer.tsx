import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { miniStore } from '../../state/tab-video/mini-store.ts';
import { findBestOffer, useDeviceSync } from '../../state/cross-device/device-sync.ts';

const OfferCard = lazy(async () => ({ default: (await import('./offer-card.tsx')).OfferCard }));

/** Offers on home to continue a video of another device. Renders no offer while the mini player is open. */
export function DeviceOffer() {
  const hasMini = useSyncExternalStore(
    miniStore.subscribe,
    () => miniStore.get() !== null,
    () => true,
  );
  const offeredPlayback = useDeviceSync(findBestOffer);
  if (!offeredPlayback || hasMini) return null;
  return (
    <Boundary key={`${offeredPlayback.device} ${offeredPlayback.video}`} section="playback elsewhere">
      <Suspense>
        <OfferCard remotePlayback={offeredPlayback} />
      </Suspense>
    </Boundary>
  );
}

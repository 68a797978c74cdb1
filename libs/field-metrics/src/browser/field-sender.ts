import { type DeviceClass, type FieldEntry, fieldBeacon, fieldPath, maxBeaconEntries } from '../beacon.ts';

/** Limit of entries for a document, which may stay open for a day. */
const maxDocumentEntries = 60;

/**
 * Collects figures and sends them when the page is hidden, because browsers guarantee no later moment. A figure that
 * arrives while it is hidden, such as the playback report of a video that ends with the page, is sent at once.
 */
export function createFieldSender(): { add: (entry: FieldEntry) => void } {
  let waitingEntries: FieldEntry[] = [];
  let addedCount = 0;
  const isHidden = (): boolean => document.visibilityState === 'hidden';

  const flush = (): void => {
    while (waitingEntries.length > 0) {
      const beacon = fieldBeacon.safeParse({
        device: getDeviceClass(),
        entries: waitingEntries.splice(0, maxBeaconEntries),
      });
      // `sendBeacon` returns false when the browser's queue is full; the figures are then lost, which is acceptable.
      if (beacon.success)
        navigator.sendBeacon(fieldPath, new Blob([JSON.stringify(beacon.data)], { type: 'application/json' }));
    }
  };
  // A microtask runs after the other listeners, so that their last figures are included.
  addEventListener('visibilitychange', () => {
    if (isHidden()) queueMicrotask(flush);
  });
  return {
    add(entry) {
      if (addedCount === maxDocumentEntries) return;
      addedCount += 1;
      waitingEntries = [...waitingEntries, entry];
      if (isHidden()) queueMicrotask(flush);
    },
  };
}

/** Screens with a shorter side below this are phones. */
const minTabletSidePx = 600;

/** The device's class, from its pointer and screen: enough to compare speeds, too little to identify a viewer. */
function getDeviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < minTabletSidePx ? 'phone' : 'tablet';
}

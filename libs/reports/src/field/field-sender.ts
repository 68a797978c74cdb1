import { type FieldEntry, fieldBeacon, fieldPath, mostEntries } from './beacon.ts';
import { deviceClass } from './device-class.ts';

/** Of one document. A page that is open for a day has no more to say. */
const mostOfDocument = 60;

/**
 * Gathers what a visit has to say of its speed, and sends it when the page is hidden: browsers let no page speak later. What comes
 * while it is hidden, such as the receipt of a video that goes with the page, leaves at once.
 */
export function createFieldSender(): { add: (entry: FieldEntry) => void } {
  let waiting: FieldEntry[] = [];
  let added = 0;
  const isHidden = (): boolean => document.visibilityState === 'hidden';

  const flush = (): void => {
    while (waiting.length > 0) {
      const beacon = fieldBeacon.safeParse({ device: deviceClass(), entries: waiting.splice(0, mostEntries) });
      // False where the browser has no room for it: nothing depends on it.
      if (beacon.success)
        navigator.sendBeacon(fieldPath, new Blob([JSON.stringify(beacon.data)], { type: 'application/json' }));
    }
  };
  // On the window, after everybody who has something to say then; once all of them have.
  addEventListener('visibilitychange', () => {
    if (isHidden()) queueMicrotask(flush);
  });
  return {
    add(entry) {
      if (added === mostOfDocument) return;
      added += 1;
      waiting = [...waiting, entry];
      if (isHidden()) queueMicrotask(flush);
    },
  };
}

import '../jitless.ts';
import type { DeviceDescription } from '@touchline/contract';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import { createRandomId } from '../random-id.ts';
import { getStoredKeys } from '../stored-keys.ts';

const recordSchema = z.object({
  version: z.literal(1),
  /** A random UUID: `device_id`. */
  id: z.string().check(z.minLength(1)),
  /** The user agent that the other fields were read from. */
  userAgent: z.optional(z.string()),
  name: z.optional(z.string()),
  os_name: z.optional(z.string()),
  os_version: z.optional(z.string()),
});
type DeviceRecord = z.output<typeof recordSchema>;

export interface ThisDevice {
  /** The first call creates the id; a sign-out does not delete it. */
  id: () => string;
  /** The name and system come from the user agent. `describe` parses a changed user agent again. */
  describe: () => Promise<DeviceDescription>;
}

/**
 * This browser as its viewer's device (specification, section 3, "Device"). With blocked storage it lasts until the
 * page is left.
 */
export function createThisDevice(
  { storage, userAgent }: Pick<Platform, 'storage' | 'userAgent'>,
  customerId: string,
  appVersion?: string,
): ThisDevice {
  const key = getStoredKeys(customerId).device;
  let deviceRecord: DeviceRecord | undefined;

  const readStoredRecord = (): DeviceRecord | undefined => {
    try {
      return z.safeParse(recordSchema, JSON.parse(storage().getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  const storeRecord = (next: DeviceRecord): DeviceRecord => {
    deviceRecord = next;
    try {
      storage().setItem(key, JSON.stringify(next));
    } catch {
      // Blocked or full storage: the id lasts until the page is left.
    }
    return next;
  };
  const readRecord = (): DeviceRecord =>
    deviceRecord ?? (deviceRecord = readStoredRecord()) ?? storeRecord({ version: 1, id: createRandomId() });

  return {
    id: () => readRecord().id,
    async describe() {
      // Storage was cleared. The next tokens store the session again, so its device must be stored, too.
      if (deviceRecord && !readStoredRecord()) storeRecord(deviceRecord);
      if (readRecord().userAgent !== userAgent) {
        try {
          const { describeBrowser } = await import('./describe-browser.ts');
          storeRecord({ version: 1, id: readRecord().id, userAgent, ...describeBrowser(userAgent) });
        } catch {
          // The name is optional: without it the device still has its id.
        }
      }
      const { id, name, os_name, os_version } = readRecord();
      return { id, name, os_name, os_version, app_version: appVersion };
    },
  };
}

import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { booleanFlag, id, instant, createOptionalChoice, text, wholeNumber } from '../wire/values.ts';

export const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** A device that is registered for a viewer. `device_id` is the browser's own UUID, which `delete_device` takes. */
export const deviceSchema = z.object({
  id,
  device_id: id,
  device_name: z.optional(text),
  device_type: createOptionalChoice(deviceTypes),
  os_name: z.optional(text),
  os_version: z.optional(text),
  added_at: z.optional(instant),
  updated_at: z.optional(instant),
  /**
   * The call's session runs on this device. If the list contains the browser's own `device_id`, the portal ignores this
   * field.
   */
  is_current: z.optional(booleanFlag),
});
export type Device = z.output<typeof deviceSchema>;

/** The description of a device in a token call. */
export const deviceDescriptionSchema = z.object({
  /** The browser's own UUID. */
  id,
  name: z.optional(text),
  os_name: z.optional(text),
  os_version: z.optional(text),
  app_version: z.optional(text),
});
export type DeviceDescription = z.output<typeof deviceDescriptionSchema>;

/** The devices after a write; absent if the server only confirms the write. */
export const deviceListSchema = z.object({ devices: z.optional(z.array(deviceSchema)) });
export type DeviceList = z.output<typeof deviceListSchema>;

/** The check of this device, and all registered devices, if the server lists them. */
export const deviceCheckSchema = z.object({
  /**
   * The viewer may use this device: it is registered, or the account has fewer devices than its limit. Absent means
   * yes.
   */
  enabled: z.optional(booleanFlag),
  devices: z.optional(z.array(deviceSchema)),
});
export type DeviceCheck = z.output<typeof deviceCheckSchema>;

/** A limit above 100 is no real limit, and counts as absent. */
const limit = wholeNumber.check(z.lte(100));

/** The registered devices, and their maximum number. */
export const limitedDeviceListSchema = z.object({ devices: z.array(deviceSchema), limit: z.optional(limit) });
export type LimitedDeviceList = z.output<typeof limitedDeviceListSchema>;

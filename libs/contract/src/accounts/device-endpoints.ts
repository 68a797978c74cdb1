import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { deviceCheckSchema, deviceDescriptionSchema, deviceListSchema, limitedDeviceListSchema } from './device.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { id, text } from '../wire/values.ts';

/** The value of `register_new` that only checks the device. */
export const doNotRegister = 'no_register';

/**
 * Whether the viewer may use this device. Any `register_new` except `no_register` also registers it, if the account has
 * fewer devices than its limit.
 */
export const checkCurrentDevice = defineEndpoint({
  method: 'POST',
  path: '/api/user/check_current_device',
  auth: 'required',
  request: { body: z.object({ device_id: id, device_name: z.optional(text), register_new: z.optional(text) }) },
  response: deviceCheckSchema,
});

/** Removes a device and ends its session; 404 not_found for an unknown one. `deviceId` is the device's `device_id`. */
export const deleteDevice = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete_device',
  auth: 'required',
  request: { body: z.object({ deviceId: id }) },
  response: deviceListSchema,
});

/** The viewer's devices and how many they may have. */
export const getDevices = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_devices',
  optional: true,
  auth: 'required',
  request: {},
  response: limitedDeviceListSchema,
});

/** Registers this device for the session; 403 device_limit_exceeded if the account has reached its limit. */
export const registerDevice = defineEndpoint({
  method: 'POST',
  path: '/api/user/register_device',
  optional: true,
  auth: 'required',
  request: { body: z.object({ device: deviceDescriptionSchema }) },
  response: deviceListSchema,
});

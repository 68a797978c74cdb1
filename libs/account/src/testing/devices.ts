import type { Device } from '@touchline/contract';

/** The device of tests and stories. */
export const laptop: Device = {
  id: '1',
  device_id: 'device-1',
  device_name: 'Firefox on Linux',
  device_type: 'desktop',
  os_name: 'Linux',
  os_version: '6.8',
  added_at: '2025-09-01T08:00:00.000Z',
  updated_at: '2026-01-01T08:00:00.000Z',
  is_current: true,
};

export const phone: Device = {
  id: '2',
  device_id: 'device-2',
  device_name: 'Safari on iPhone',
  device_type: 'mobile',
  os_name: 'iOS',
  os_version: '26.1',
  added_at: '2026-01-04T08:00:00.000Z',
  updated_at: '2026-02-12T19:10:00.000Z',
  is_current: false,
};

export const ipad: Device = {
  id: '3',
  device_id: 'device-3',
  device_name: 'Safari on iPad',
  device_type: 'tablet',
  os_name: 'iPadOS',
  added_at: '2025-11-20T08:00:00.000Z',
  updated_at: '2026-02-10T19:10:00.000Z',
  is_current: false,
};

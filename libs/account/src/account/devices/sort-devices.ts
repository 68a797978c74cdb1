import type { Device } from '@touchline/contract';

/** Sorts this device first, and the others by their last use. */
export const sortDevices = (devices: readonly Device[], isCurrent: (device: Device) => boolean): Device[] =>
  [...devices].sort(
    (a, b) =>
      Number(isCurrent(b)) - Number(isCurrent(a)) || (b.updated_at ?? '').localeCompare(a.updated_at ?? '', 'en'),
  );

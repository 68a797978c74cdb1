import type { DeviceClass } from './beacon.ts';

/** CSS pixels of a screen's shorter side: below it is a phone's. */
const tablet = 600;

/** What kind of device this is, by its pointer and its screen: enough to tell slow from fast, too little to tell who. */
export function deviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < tablet ? 'phone' : 'tablet';
}

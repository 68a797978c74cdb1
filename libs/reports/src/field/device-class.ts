import type { DeviceClass } from './beacon.ts';

/** Screens with a shorter side below this are phones. */
const minTabletSidePx = 600;

/** The device's class, from its pointer and screen: enough to compare speeds, too little to identify a viewer. */
export function getDeviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < minTabletSidePx ? 'phone' : 'tablet';
}

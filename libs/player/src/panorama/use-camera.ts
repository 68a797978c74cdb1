import { useSyncExternalStore } from 'react';
import type { Camera } from './camera.ts';
import type { CameraState } from './camera-motion.ts';

/** Reads a part of the camera's state; the component renders again only when that part changes. */
export function useCamera<Part extends string | number | boolean>(
  camera: Camera,
  select: (state: CameraState) => Part,
): Part {
  const read = (): Part => select(camera.get());
  return useSyncExternalStore(camera.subscribe, read, read);
}

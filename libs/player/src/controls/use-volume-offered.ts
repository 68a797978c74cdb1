import { useSyncExternalStore } from 'react';
import { createValue } from '../remote/value.ts';

const isVolumeOffered = createValue(false);
const probeVolume = 0.5;
/** A busy iPhone resets the volume only after 100 ms. */
const readDelayMs = 500;
let isProbed = false;

/**
 * Tests whether the browser keeps a volume that a page sets. iOS resets the volume: older versions at once, later
 * versions in a later task and without an event.
 */
function testVolume(): void {
  isProbed = true;
  const video = document.createElement('video');
  const updateVolumeOffered = (): void => isVolumeOffered.set(video.volume === probeVolume);
  video.addEventListener('volumechange', () => {
    // A device with a touchscreen may run iOS, so its slider waits for the result of the test.
    if (!(navigator.maxTouchPoints > 0)) updateVolumeOffered();
    setTimeout(updateVolumeOffered, readDelayMs);
  });
  video.volume = probeVolume;
}

/** Whether the browser kept the volume in this test. */
export const canSetVolume = isVolumeOffered.get;

function subscribe(listener: () => void): () => void {
  if (!isProbed) testVolume();
  return isVolumeOffered.subscribe(listener);
}

/** Whether the browser lets a page set the volume; false until it is known. */
export const useVolumeOffered = (): boolean => useSyncExternalStore(subscribe, isVolumeOffered.get, () => false);

import { useSyncExternalStore } from 'react';
import { createValue } from '../remote/value.ts';

const offered = createValue(false);
const probed = 0.5;
/** Milliseconds; a busy iPhone gives the volume back after 100. */
const lateness = 500;
let isProbed = false;

/** iOS ignores a volume that a page sets: older versions at once, later ones in a task and without an event. */
function probe(): void {
  isProbed = true;
  const video = document.createElement('video');
  const read = (): void => offered.set(video.volume === probed);
  video.addEventListener('volumechange', () => {
    read();
    setTimeout(read, lateness);
  });
  video.volume = probed;
}

function subscribe(listener: () => void): () => void {
  if (!isProbed) probe();
  return offered.subscribe(listener);
}

/** Whether the browser lets a page set the volume; false until it is known. */
export const useVolumeOffered = (): boolean => useSyncExternalStore(subscribe, offered.get, () => false);

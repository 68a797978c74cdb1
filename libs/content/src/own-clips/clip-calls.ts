/** The calls of own clips: imported when they are asked for or changed, so that no first view carries them. */
export { readPages } from '@touchline/api-client';
export { createClip, deleteClip, listUserClips, updateClip } from '@touchline/contract';

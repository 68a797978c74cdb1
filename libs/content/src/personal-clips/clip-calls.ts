/** Calls of own clips. Always load this module with `import()`, so that it is in no first view. */
export { readAllPages } from '@touchline/api-client';
export { createClip, deleteClip, listUserClips, updateClip } from '@touchline/contract';

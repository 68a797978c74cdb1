/** Requests for the viewer's clips. Always load this module with `import()`: no first view needs it. */
export { readAllPages } from '@touchline/api-client';
export { createClip, deleteClip, listUserClips, updateClip } from '@touchline/contract';

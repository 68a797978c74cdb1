/**
 * Requests to the backend. Always load this module with `import()`: it imports zod, which a page hydrated from its HTML
 * does not need. (Small parts of the contract are imported statically; a dynamic import of it would add all of it to
 * the first view.)
 */
export { getClip, getEvent, getGroupedSportCount, getRelatedVideos, listClips, listEvents } from '@touchline/contract';
export { fetchList, readClipPage, readEventPage } from './fetch-list.ts';

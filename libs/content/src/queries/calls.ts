/**
 * Requests to the backend. Always load this module with `import()`: it imports zod, which a page with data in its
 * HTML does not need. A dynamic import of the contract itself would add all of it to the first view, because other
 * modules import small parts of it statically.
 */
export { getClip, getEvent, getGroupedSportCount, getRelatedVideos, listClips, listEvents } from '@touchline/contract';
export { fetchList, readClipPage, readEventPage } from './fetch-list.ts';

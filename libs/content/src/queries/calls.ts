/**
 * Calls of the backend. Always load this module with `import()`: it imports zod, and a page hydrated from its HTML needs neither. (Small parts
 * of the contract are imported statically; a dynamic import of it would pull all of it into the first view.)
 */
export {
  getChannelProgram,
  getClip,
  getEvent,
  getGroupedSportCount,
  getRelatedVideos,
  listClips,
  listEvents,
} from '@touchline/contract';

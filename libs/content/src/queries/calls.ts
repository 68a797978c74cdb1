/**
 * What speaks with the backend. Always imported when it is needed, never statically: it brings zod with it, and a page
 * whose data came with its HTML needs neither. (The contract itself is also imported statically, for its small parts;
 * a dynamic import of it would pull all of it into the first view.)
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

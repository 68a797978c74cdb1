import type { EventView } from '@touchline/content';

/** Whether the video plays at once when its page opens, and has an end. */
export const isPlayable = ({ availability, status, streamError }: EventView): boolean =>
  availability === 'available' && (status === 'archived' || status === 'vod' || status === 'live') && !streamError;

export { createList } from '@touchline/feature-kit/testing';

/** A recording in the wire's format; its title is its id. */
export const createVideo = (title: string, changes: Record<string, unknown> = {}) => ({
  id: title,
  media_type: 'event',
  status: 'archived',
  title,
  safe_title: title,
  duration: 5400,
  event_date: '2026-02-01T18:00:00.000Z',
  ...changes,
});

/** A viewer's clip. */
export const createClip = (title: string) =>
  createVideo(title, { media_type: 'user_clip', status: 'vod', duration: 12, safe_title: undefined });

import type { EventView } from './event-view.ts';

/**
 * The address of an event's page. It lacks the locale's prefix, which is the router's basename, and ends in a slash.
 */
export function eventPath({ id, status }: Pick<EventView, 'id' | 'status'>): string {
  return `/${status === 'channel' ? 'channels' : 'events'}/${encodeURIComponent(id)}/`;
}

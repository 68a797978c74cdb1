import type { EventView } from './event-view.ts';

/** The address of an event's page without the locale's prefix (that is the router's basename); ends in a slash. */
export function eventPath({ id, status }: Pick<EventView, 'id' | 'status'>): string {
  return `/${status === 'channel' ? 'channels' : 'events'}/${encodeURIComponent(id)}/`;
}

import type { WireEvent } from '@touchline/contract';

/** What no card shows. */
const heavy: ReadonlySet<string> = new Set([
  'description',
  'meta_title',
  'share_url',
  'ads',
  'genius_id',
  'reference_id',
  'game_type',
] satisfies (keyof WireEvent)[]);

/**
 * A list's entry without what no card shows. Lists travel in every page's HTML, so each field costs every visitor.
 * The event's own page asks for the whole event.
 */
export function compactEvent(event: WireEvent): WireEvent {
  const kept: WireEvent = { ...event };
  for (const name of Object.keys(kept)) if (heavy.has(name)) Reflect.deleteProperty(kept, name);
  if (!event.source) return kept;
  // hd and clip start the player before the event's page is there; epg is a channel's programme; poster is the hero's.
  const { hd, clip, epg, poster } = event.source;
  return { ...kept, source: { hd, clip, epg, poster } };
}

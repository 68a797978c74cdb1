import type { WireEvent } from '@touchline/contract';

/**
 * A list's entry without what no card shows. Lists travel in every page's HTML, so each field costs every visitor.
 * The event's own page asks for the whole event.
 */
export function compactEvent(event: WireEvent): WireEvent {
  const { description, meta_title, share_url, ads, genius_id, source, ...kept } = event;
  // hd and clip start the player before the event's page is there; epg is a channel's programme; poster is the hero's.
  return source
    ? { ...kept, source: { hd: source.hd, clip: source.clip, epg: source.epg, poster: source.poster } }
    : kept;
}

import type { Api } from '@touchline/api-client';
import { clipsById, eventPages, type Now, ownPageQuery, type ReadPage } from '@touchline/content';
import type { SiteConfig } from '@touchline/feature-kit';

/** As many as a row shows. */
export const mostBegun = 10;

/** Clips are asked for one by one: so many of those that a viewer has left last. */
const mostClips = 4;

interface Begun {
  viewer: string;
  /** The latest first. */
  videos: readonly string[];
  scope: SiteConfig['content']['scope'];
  now: Now;
}

const readBegun =
  (api: Api, { videos, scope }: Begun): ReadPage =>
  async (page, instant, signal) => {
    const filters = { ...scope, event_id: [...videos], media_type: ['event' as const, 'externalContent' as const] };
    const matches = await eventPages(api, { filters, size: mostBegun })(page, instant, signal);
    const byId = new Map(matches.entries.map((entry) => [entry.id, entry]));
    const others = videos.filter((id) => !byId.has(id)).slice(0, mostClips);
    const clips = others.length > 0 ? await clipsById(api, others)(page, instant, signal) : undefined;
    for (const clip of clips?.entries ?? []) byId.set(clip.id, clip);
    // A match that is shown again live has no place that one could go on from.
    const entries = videos.flatMap((id) => byId.get(id) ?? []).filter(({ status }) => status !== 'live');
    return { entries, more: false, instant };
  };

/** What a viewer has begun, as events: matches in one call, clips by their ids. What is gone is left out. */
export const begunQuery = (api: Api, begun: Begun) =>
  ownPageQuery(
    { name: 'begun', viewer: begun.viewer, of: { videos: begun.videos, scope: begun.scope }, now: begun.now },
    readBegun(api, begun),
  );

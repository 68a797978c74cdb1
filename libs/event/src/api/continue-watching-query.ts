import type { Api } from '@touchline/api-client';
import {
  createClipsByIdFetch,
  createEventFetch,
  type Now,
  personalPageQuery,
  type FetchPage,
} from '@touchline/content';
import type { SiteConfig } from '@touchline/feature-kit';

export const maxUnfinishedVideos = 10;

/** Limit of clips, because each clip needs a separate request. */
const maxClips = 4;

interface ContinueWatchingInput {
  viewer: string;
  /** Ids of the videos, the latest first. */
  videos: readonly string[];
  scope: SiteConfig['content']['scope'];
  now: Now;
}

const fetchContinueWatching =
  (api: Api, { videos, scope }: ContinueWatchingInput): FetchPage =>
  async (page, instant, signal) => {
    const filters = { ...scope, event_id: [...videos], media_type: ['event' as const, 'externalContent' as const] };
    const matches = await createEventFetch(api, { filters, size: maxUnfinishedVideos })(page, instant, signal);
    const entriesById = new Map(matches.entries.map((entry) => [entry.id, entry]));
    const clipIds = videos.filter((id) => !entriesById.has(id)).slice(0, maxClips);
    const clips = clipIds.length > 0 ? await createClipsByIdFetch(api, clipIds)(page, instant, signal) : undefined;
    for (const clip of clips?.entries ?? []) entriesById.set(clip.id, clip);
    // A rerun that is live has no position to continue from.
    const entries = videos.flatMap((id) => entriesById.get(id) ?? []).filter(({ status }) => status !== 'live');
    return { entries, more: false, instant };
  };

/** The videos that a viewer may continue: matches with one request, clips by their ids. Missing videos are left out. */
export const continueWatchingQuery = (api: Api, input: ContinueWatchingInput) =>
  personalPageQuery(
    {
      name: 'begun',
      viewer: input.viewer,
      params: { videos: input.videos, scope: input.scope },
      now: input.now,
    },
    fetchContinueWatching(api, input),
  );

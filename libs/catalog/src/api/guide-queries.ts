import type { Api } from '@touchline/api-client';
import { type EventView, eventListQuery, guideQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import { lists } from './lists.ts';
import type { Scope } from '../options.ts';

const maxChannels = 100;

/**
 * The number of rows whose programmes are in the page's HTML. Other rows load theirs when they come near the screen.
 */
export const initialRowCount = 6;

/** All channels in their order, and the programmes of the first channels. */
export function createGuideQueries(scope: Scope, { api, now }: QueryContext, readKnownData: Known) {
  const channels = eventListQuery(api, { ...lists.channels(scope), size: maxChannels, shouldFillSize: true }, now);
  return {
    channels,
    programmes: readKnownData(channels)
      ?.entries.slice(0, initialRowCount)
      .map((channel) => guideQuery(api, channel, now)),
  };
}

export type GuideQueries = ReturnType<typeof createGuideQueries>;

/** The query for a row's programmes. It shares its cache entry with the page's query. */
export const createRowQuery = (api: Api, { id, source: { epg } }: EventView, now: () => number) =>
  guideQuery(api, { id, source: { epg } }, now);

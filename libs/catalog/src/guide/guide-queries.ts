import type { Api } from '@touchline/api-client';
import { type EventView, eventListQuery, guideQuery } from '@touchline/content';
import type { Known, QueryContext } from '@touchline/feature-kit';
import { lists } from '../lists.ts';
import type { Scope } from '../options.ts';

/** More channels than this no guide shows. */
const mostChannels = 100;

/** Rows whose programmes come with the page; the others ask when they come near the screen. */
export const rowsAtOnce = 6;

/** All channels in their order, and the programmes of the first ones. */
export function guideQueries(scope: Scope, { api, now }: QueryContext, known: Known) {
  const channels = eventListQuery(api, { ...lists.channels(scope), size: mostChannels }, now);
  return {
    channels,
    programmes: known(channels)
      ?.entries.slice(0, rowsAtOnce)
      .map((channel) => guideQuery(api, channel, now)),
  };
}

export type GuideQueries = ReturnType<typeof guideQueries>;

/** The programmes of a row: the same query as the page's. */
export const rowQuery = (api: Api, { id, source: { epg } }: EventView, now: () => number) =>
  guideQuery(api, { id, source: { epg } }, now);

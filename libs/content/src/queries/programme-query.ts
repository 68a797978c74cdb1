import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Program, WireEvent } from '@touchline/contract';
import { contentKeys } from '../cache/content-keys.ts';
import type { Now } from './growing-list.ts';

export interface ProgrammeOptions {
  /**
   * Returns only this many programmes from the current one on, without descriptions and pictures: enough for a card.
   * Without a size, returns the programmes from the day before yesterday to next week.
   */
  size?: number | undefined;
  /** Returns the current time, milliseconds since the epoch. */
  now?: Now | undefined;
}

type ChannelSource = Pick<WireEvent, 'id' | 'source'>;

/** A channel's programmes in order of time; empty if the channel has no programme address. */
export const programmeQuery = (api: Api, channel: ChannelSource, { size, now = Date.now }: ProgrammeOptions = {}) =>
  queryOptions({
    queryKey: contentKeys.programme(channel.id, size),
    retry: false,
    queryFn: async ({ signal }): Promise<Program[]> =>
      (await import('./read-programme.ts')).readProgrammes(api, channel, { now: now(), size }, signal),
  });

/** A channel's programme changes daily, not every minute. */
const guideStaleTimeMs = 5 * 60_000;
const guideRefetchIntervalMs = 60 * 60_000;

/**
 * A row of the guide: a channel's programmes of yesterday, today and tomorrow in every time zone, without
 * descriptions and pictures. Reloaded each hour while it is shown.
 */
export const guideQuery = (api: Api, channel: ChannelSource, now: Now = Date.now) =>
  queryOptions({
    queryKey: contentKeys.programme(channel.id, 'guide'),
    retry: false,
    staleTime: guideStaleTimeMs,
    refetchInterval: guideRefetchIntervalMs,
    queryFn: async ({ signal }): Promise<Program[]> =>
      (await import('./read-programme.ts')).readGuideRow(api, channel, now(), signal),
  });

/** The current and the next programme. @param now milliseconds since the epoch */
export function getNowAndNext(programmes: readonly Program[], now: number): { current?: Program; next?: Program } {
  const current = programmes.find(
    ({ start_date, end_date }) => Date.parse(start_date) <= now && now < Date.parse(end_date),
  );
  const next = programmes.find(({ start_date }) => Date.parse(start_date) > now);
  return { ...(current && { current }), ...(next && { next }) };
}

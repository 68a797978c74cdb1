import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Program, WireEvent } from '@touchline/contract';
import { contentKeys } from '../cache/content-keys.ts';
import type { Now } from './growing-list.ts';

export interface ProgrammeOptions {
  /**
   * Keeps only this many programmes from now on, without their descriptions and pictures: enough for a card. The whole
   * programme without it.
   */
  ahead?: number | undefined;
  /** Returns the time at which `ahead` begins. */
  now?: Now | undefined;
}

const toBriefProgram = ({ id, title, start_date, end_date, event_id }: Program): Program => ({
  id,
  title,
  start_date,
  end_date,
  event_id,
});

/** Per channel: more than a month of the shortest programmes. The limit protects the page from a broken backend. */
const maxProgrammes = 2_000;

const getStart = ({ start_date }: Program): number => Date.parse(start_date);
const getEnd = ({ end_date }: Program): number => Date.parse(end_date);

type Channel = Pick<WireEvent, 'id' | 'source'>;

async function fetchProgramme(api: Api, { source }: Channel, signal: AbortSignal): Promise<Program[]> {
  const { epg } = source ?? {};
  if (!epg) return [];
  const { getChannelProgram } = await import('./calls.ts');
  const { entries } = await api.callAt(getChannelProgram, epg, { signal });
  return entries.slice(0, maxProgrammes).sort((a, b) => getStart(a) - getStart(b));
}

/** A channel's programmes in order of time; empty if the channel has no programme address. */
export const programmeQuery = (api: Api, channel: Channel, { ahead, now = Date.now }: ProgrammeOptions = {}) =>
  queryOptions({
    queryKey: contentKeys.programme(channel.id, ahead),
    retry: false,
    queryFn: async ({ signal }): Promise<Program[]> => {
      const orderedProgrammes = await fetchProgramme(api, channel, signal);
      if (ahead === undefined) return orderedProgrammes;
      return orderedProgrammes
        .filter((programme) => getEnd(programme) > now())
        .slice(0, ahead)
        .map(toBriefProgram);
    },
  });

/** Yesterday, today and tomorrow in every time zone, plus one hour, because a day may be longer. */
const guideRangeMs = 49 * 3_600_000;
/** A programme changes daily, not every minute. */
const guideStaleTimeMs = 5 * 60_000;
const guideRefetchIntervalMs = 60 * 60_000;

/**
 * A channel's programmes of yesterday, today and tomorrow in every time zone, without descriptions and pictures: a row
 * of the guide. Reloaded each hour while it is shown.
 */
export const guideQuery = (api: Api, channel: Channel, now: Now = Date.now) =>
  queryOptions({
    queryKey: contentKeys.programme(channel.id, 'guide'),
    retry: false,
    staleTime: guideStaleTimeMs,
    refetchInterval: guideRefetchIntervalMs,
    queryFn: async ({ signal }): Promise<Program[]> => {
      const time = now();
      return (await fetchProgramme(api, channel, signal))
        .filter((programme) => getEnd(programme) > time - guideRangeMs && getStart(programme) < time + guideRangeMs)
        .map(toBriefProgram);
    },
  });

/** The current and the next programme. @param now milliseconds since the epoch */
export function nowAndNext(programmes: readonly Program[], now: number): { current?: Program; next?: Program } {
  const current = programmes.find(
    ({ start_date, end_date }) => Date.parse(start_date) <= now && now < Date.parse(end_date),
  );
  const next = programmes.find(({ start_date }) => Date.parse(start_date) > now);
  return { ...(current && { current }), ...(next && { next }) };
}

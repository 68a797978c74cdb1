import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Program, WireEvent } from '@touchline/contract';
import { contentKeys } from '../cache/content-keys.ts';
import type { Now } from './growing-list.ts';

export interface ProgrammeOptions {
  /**
   * Keep only this many programmes from now on, without their descriptions and pictures: what a card needs. The whole
   * programme without it.
   */
  ahead?: number | undefined;
  /** Tells the time that `ahead` counts from. */
  now?: Now | undefined;
}

const brief = ({ id, title, start_date, end_date, event_id }: Program): Program => ({
  id,
  title,
  start_date,
  end_date,
  event_id,
});

/** A channel's programmes in order of time; empty where the channel names no programme. */
export const programmeQuery = (
  api: Api,
  channel: Pick<WireEvent, 'id' | 'source'>,
  { ahead, now = Date.now }: ProgrammeOptions = {},
) =>
  queryOptions({
    queryKey: contentKeys.programme(channel.id, ahead),
    retry: false,
    queryFn: async ({ signal }): Promise<Program[]> => {
      const { epg } = channel.source ?? {};
      if (!epg) return [];
      const { getChannelProgram } = await import('./calls.ts');
      const { entries } = await api.callAt(getChannelProgram, epg, { signal });
      const inOrder = entries.toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
      if (ahead === undefined) return inOrder;
      return inOrder
        .filter(({ end_date }) => Date.parse(end_date) > now())
        .slice(0, ahead)
        .map(brief);
    },
  });

/** What is on and what comes next. @param now milliseconds since the epoch */
export function nowAndNext(programmes: readonly Program[], now: number): { current?: Program; next?: Program } {
  const current = programmes.find(
    ({ start_date, end_date }) => Date.parse(start_date) <= now && now < Date.parse(end_date),
  );
  const next = programmes.find(({ start_date }) => Date.parse(start_date) > now);
  return { ...(current && { current }), ...(next && { next }) };
}

/**
 * Reads programmes of channels. Always load this module with `import()`: it imports zod, which a page hydrated from its
 * HTML does not need.
 */
import { type Api, readAllPages } from '@touchline/api-client';
import { getChannelProgram, type Program, type WireEvent } from '@touchline/contract';

/** Programmes of a page: a week of half hours. */
const pageSize = 336;
/** Requests within an hour have the same address, for caches. */
const hourMs = 3_600_000;

const getStart = ({ start_date }: Program): number => Date.parse(start_date);
const getEnd = ({ end_date }: Program): number => Date.parse(end_date);

/**
 * Reads the programmes between two times in order, page after page. A backend may ignore the times, and may send the
 * earliest or the latest programmes first.
 * @param address the event's `source.epg`
 * @param fromMs milliseconds since the epoch
 * @param toMs milliseconds since the epoch
 * @throws PortalError when a page fails
 */
export async function readProgramme(
  api: Api,
  address: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  signal: AbortSignal,
): Promise<Program[]> {
  const from = new Date(Math.floor(fromMs / hourMs) * hourMs).toISOString();
  const to = new Date(Math.ceil(toMs / hourMs) * hourMs).toISOString();
  const query = { from, to, size: pageSize, next: true };
  const isEnough = (programmes: readonly Program[]): boolean => {
    const [first, last] = [programmes[0], programmes.at(-1)];
    if (!first || !last) return true;
    return getStart(first) > getStart(last) ? getEnd(last) <= fromMs : getStart(last) >= toMs;
  };
  const programmes = await readAllPages(
    (page) => api.callAt(getChannelProgram, address, { query: { ...query, page }, signal }),
    // A repeat may have the id of the first broadcast, so the key includes the start.
    { size: pageSize, isEnough, getKey: ({ id, start_date: start }) => `${id} ${start}` },
  );
  return programmes
    .filter((programme) => getEnd(programme) > fromMs && getStart(programme) < toMs)
    .sort((a, b) => getStart(a) - getStart(b));
}

const toBriefProgram = ({ id, title, start_date, end_date, event_id }: Program): Program => ({
  id,
  title,
  start_date,
  end_date,
  event_id,
});

/** Yesterday, today and tomorrow in every time zone, plus one hour, because a day may be longer. */
const guideRangeMs = 49 * hourMs;
/** The channel's page and card show programmes up to this far in the future. */
const aheadMs = 7 * 24 * hourMs;

type Channel = Pick<WireEvent, 'source'>;

/**
 * The programmes of a channel's page, or the next ones for a card; empty without an address.
 * @param time.now milliseconds since the epoch
 * @param time.size number of programmes from the current one on, without descriptions and pictures
 */
export async function readProgrammes(
  api: Api,
  { source }: Channel,
  { now, size }: { now: number; size: number | undefined },
  signal: AbortSignal,
): Promise<Program[]> {
  if (!source?.epg) return [];
  const fromMs = size === undefined ? now - guideRangeMs : now;
  const programmes = await readProgramme(api, source.epg, { fromMs, toMs: now + aheadMs }, signal);
  return size === undefined ? programmes : programmes.slice(0, size).map(toBriefProgram);
}

/** The programmes of a row of the guide, without descriptions and pictures; empty without an address. */
export async function readGuideRow(
  api: Api,
  { source }: Channel,
  now: number,
  signal: AbortSignal,
): Promise<Program[]> {
  if (!source?.epg) return [];
  const range = { fromMs: now - guideRangeMs, toMs: now + guideRangeMs };
  return (await readProgramme(api, source.epg, range, signal)).map(toBriefProgram);
}

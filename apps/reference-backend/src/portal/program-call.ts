import { getChannelProgram, type Program } from '@touchline/contract';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { artwork } from '../world/artwork.ts';
import { channels, type Channel } from '../world/channels.ts';
import { studios } from '../world/leagues.ts';
import { getSeed } from '../world/random.ts';

const quarterHourMs = 15 * 60_000;
/** The repeating sequence of the lengths of shows, in quarters of an hour. */
const showLengths = [6, 4, 10, 3, 5, 8];

/** Quarters of an hour that reach yesterday's start and tomorrow's end in every time zone. */
const twoDaysQuarterHours = 2 * 96 + 8;

/** The recording of a show, one of its studio's 20 videos. Every second show of a studio's channel has one. */
function getRecording({ identities }: Channel, number: number): string | undefined {
  const studio = studios.find(({ id }) => identities.includes(id));
  return studio && number % 2 === 0 ? `${studio.id}-${((number / 2) % 20) + 1}` : undefined;
}

/** Lists a channel's shows of the days around `now`, without gaps. */
function listShows(channel: Channel, now: number): Program[] {
  const fromMs = now - twoDaysQuarterHours * quarterHourMs;
  const toMs = now + twoDaysQuarterHours * quarterHourMs;
  const roundMs = showLengths.reduce((sum, length) => sum + length, 0) * quarterHourMs;
  const shiftMs = (Math.abs(getSeed(channel.id)) % showLengths.length) * quarterHourMs;
  const shows: Program[] = [];
  for (
    let start = Math.floor((fromMs - shiftMs) / roundMs) * roundMs + shiftMs, programIndex = 0;
    start < toMs;
    programIndex++
  ) {
    const end = start + (showLengths[programIndex % showLengths.length] ?? 4) * quarterHourMs;
    const number = Math.floor(start / quarterHourMs);
    const title = channel.shows[number % channel.shows.length];
    if (end > fromMs) {
      shows.push({
        id: `${channel.id}-${number}`,
        title,
        description: channel.description,
        start_date: new Date(start).toISOString(),
        end_date: new Date(end).toISOString(),
        image_url: artwork.getSceneAddress(channel.sport, number),
        event_id: end <= now ? getRecording(channel, number) : undefined,
      });
    }
    start = end;
  }
  return shows;
}

/** Serves a channel's programme of the last and next two days, or the part of it between two times. */
export function serveProgram(serverContext: ServerContext, clock: WorldClock): void {
  serve(serverContext, getChannelProgram, async ({ params, query: { from = '', to = '9', ...paging } = {} }) => {
    const channel = channels.find(({ id }) => id === params.id);
    if (!channel) throw createNotFound(`channel ${params.id}`);
    // ISO times in UTC sort correctly as texts.
    const shows = listShows(channel, clock.wallNow()).filter((show) => show.end_date > from && show.start_date < to);
    return slicePage({ size: shows.length, ...paging }, shows, (show) => show);
  });
}

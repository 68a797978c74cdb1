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
/** The lengths of a channel's shows in quarters of an hour, in turn. */
const showLengths = [6, 4, 10, 3, 5, 8];

/** Quarters of an hour in the days of yesterday and tomorrow, in every time zone. */
const twoDaysQuarterHours = 2 * 96 + 8;

/** The recording of a show, one of the studio's 20 videos: every other show of a studio's channel has one, once it is over. */
function getRecording({ identities }: Channel, number: number): string | undefined {
  const studio = studios.find(({ id }) => identities.includes(id));
  return studio && number % 2 === 0 ? `${studio.id}-${((number / 2) % 20) + 1}` : undefined;
}

/** The shows of the days around `now`, without a gap. */
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

/** Serves a channel's programme, or the part between two times: two days back and two ahead. */
export function serveProgram(serverContext: ServerContext, clock: WorldClock): void {
  serve(serverContext, getChannelProgram, async ({ params, query: { from = '', to = '9', ...paging } = {} }) => {
    const channel = channels.find(({ id }) => id === params.id);
    if (!channel) throw createNotFound(`channel ${params.id}`);
    // ISO times in UTC can be compared as texts.
    const shows = listShows(channel, clock.wallNow()).filter((show) => show.end_date > from && show.start_date < to);
    return slicePage({ size: shows.length, ...paging }, shows, (show) => show);
  });
}

import { getChannelProgram, type Program } from '@touchline/contract';
import { pagedSlice } from '../http/paged-answer.ts';
import { notFound } from '../http/refusal.ts';
import { serve, type Serving } from '../http/serve.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { artwork } from '../world/artwork.ts';
import { channels, type Channel } from '../world/channels.ts';
import { studios } from '../world/leagues.ts';
import { seedOf } from '../world/random.ts';

const quarter = 15 * 60_000;
/** Quarters of an hour that the shows of a channel last, in turn. */
const lengths = [6, 4, 10, 3, 5, 8];

/** Yesterday and tomorrow of every zone, in quarters. */
const twoDays = 2 * 96 + 8;

/** Every other show of a channel with a studio was recorded there: which of the studio's 20 videos it is, once it is over. */
function recordingOf({ identities }: Channel, number: number): string | undefined {
  const studio = studios.find(({ id }) => identities.includes(id));
  return studio && number % 2 === 0 ? `${studio.id}-${((number / 2) % 20) + 1}` : undefined;
}

/** The shows of the days around `now`, without a gap. */
function showsBetween(channel: Channel, now: number): Program[] {
  const from = now - twoDays * quarter;
  const to = now + twoDays * quarter;
  const turn = lengths.reduce((sum, length) => sum + length, 0) * quarter;
  const shift = (Math.abs(seedOf(channel.id)) % lengths.length) * quarter;
  const shows: Program[] = [];
  for (let start = Math.floor((from - shift) / turn) * turn + shift, n = 0; start < to; n++) {
    const end = start + (lengths[n % lengths.length] ?? 4) * quarter;
    const number = Math.floor(start / quarter);
    const title = channel.shows[number % channel.shows.length];
    if (end > from) {
      shows.push({
        id: `${channel.id}-${number}`,
        title,
        description: channel.description,
        start_date: new Date(start).toISOString(),
        end_date: new Date(end).toISOString(),
        image_url: artwork.scene(channel.sport, number),
        event_id: end <= now ? recordingOf(channel, number) : undefined,
      });
    }
    start = end;
  }
  return shows;
}

/** Serves a channel's programme: two days back and two ahead. */
export function serveProgram(serving: Serving, clock: WorldClock): void {
  serve(serving, getChannelProgram, async ({ params }) => {
    const channel = channels.find(({ id }) => id === params.id);
    if (!channel) throw notFound(`channel ${params.id}`);
    const shows = showsBetween(channel, clock.wallNow());
    return pagedSlice({ size: shows.length }, shows, (show) => show);
  });
}

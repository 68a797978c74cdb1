import { getChannelProgram, type Program } from '@touchline/contract';
import { pagedSlice } from '../http/paged-answer.ts';
import { notFound } from '../http/refusal.ts';
import { serve, type Serving } from '../http/serve.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { artwork } from '../world/artwork.ts';
import { channels, type Channel } from '../world/channels.ts';
import { seedOf } from '../world/random.ts';

const quarter = 15 * 60_000;
/** Quarters of an hour that the shows of a channel last, in turn. */
const lengths = [6, 4, 10, 3, 5, 8];

/** Every show from one that is on at `from` to one that ends after `to`. */
function showsBetween(channel: Channel, from: number, to: number): Program[] {
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
      });
    }
    start = end;
  }
  return shows;
}

/** What a channel shows, from three hours ago to a day ahead. */
export function serveProgram(serving: Serving, clock: WorldClock): void {
  serve(serving, getChannelProgram, async ({ params }) => {
    const channel = channels.find(({ id }) => id === params.id);
    if (!channel) throw notFound(`channel ${params.id}`);
    const now = clock.wallNow();
    const shows = showsBetween(channel, now - 12 * quarter, now + 96 * quarter);
    return pagedSlice({ size: 100 }, shows, (show) => show);
  });
}

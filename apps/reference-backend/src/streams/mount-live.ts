import type { Context, Hono } from 'hono';
import type { LiveTimes } from './live-window.ts';
import { computeLiveWindow } from './live-window.ts';
import { writeMasterPlaylist } from './master-playlist.ts';
import { periodSeconds } from './match-script.ts';
import type { MediaIndex, MediaTrack } from './media-index.ts';
import { getSegmentDurations } from './media-index.ts';
import { writeLivePlaylist } from './media-playlist.ts';
import type { MediaStore } from './media-store.ts';
import { sendBytes, sendText } from './send-bytes.ts';
import { findTrack, getTracks } from './get-tracks.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** A live segment has one fragment of two seconds, so that viewers are close to the live edge. */
const fragmentsPerSegment = 1;

export interface LiveOptions {
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: (() => number) | undefined;
  /** Returns the end of a live match, for addresses from before its end. */
  readonly getEndMs?: ((eventId: string) => LiveTimes['endMs'] | Promise<LiveTimes['endMs']>) | undefined;
  /** Returns the time at which a fault has frozen the playlist at `path`. */
  readonly freezeAt?: ((path: string) => Date | undefined) | undefined;
}

/**
 * Serves live matches (`?start=` and `&end=`, milliseconds since 1970) and channels. They repeat the recording's first
 * period, and each request computes the window from the time, so no work runs between requests.
 */
export function mountLive(app: Hono, index: MediaIndex, store: MediaStore, options: LiveOptions): void {
  const firstPeriodIndex: MediaIndex = {
    ...index,
    tracks: Object.fromEntries(Object.entries(index.tracks).map(([name, track]) => [name, getFirstPeriod(track)])),
  };

  async function sendPlaylist(context: Context, times: LiveTimes): Promise<Response> {
    const track = findTrack(firstPeriodIndex, context.req.param('track') ?? '');
    if (!track) return context.notFound();
    const now = options.now?.() ?? Date.now();
    const frozenMs = options.freezeAt?.(context.req.path)?.getTime() ?? now;
    const durations = getSegmentDurations(track, fragmentsPerSegment);
    const liveWindow = computeLiveWindow(durations, times, Math.min(now, frozenMs));
    if (!liveWindow) return context.notFound();
    return sendText(context.req.raw, writeLivePlaylist(liveWindow, durations), playlistType, 1);
  }

  /** Serves a multivariant playlist; 404 before the end of its first segments. */
  async function sendMaster(context: Context, times: LiveTimes, video: string): Promise<Response> {
    const now = options.now?.() ?? Date.now();
    const content = { video: getTracks(firstPeriodIndex, video), audio: getTracks(firstPeriodIndex, 'audio') };
    const durations = [...content.video, ...content.audio].map(([, track]) =>
      getSegmentDurations(track, fragmentsPerSegment),
    );
    if (!durations.every((list) => computeLiveWindow(list, times, now))) return context.notFound();
    const query = new URL(context.req.url).search;
    return sendText(context.req.raw, writeMasterPlaylist({ ...content, query }), playlistType, 1);
  }

  async function readTimes(context: Context): Promise<LiveTimes | undefined> {
    const startMs = parseWholeNumber(context.req.query('start'));
    if (startMs === undefined) return undefined;
    const endMs =
      parseWholeNumber(context.req.query('end')) ?? (await options.getEndMs?.(context.req.param('id') ?? ''));
    return { startMs, endMs };
  }

  app.get('/media/live/:id/:stream{hd\\.m3u8|pano\\.m3u8}', async (context) => {
    const liveTimes = await readTimes(context);
    const video = context.req.param('stream') === 'hd.m3u8' ? 'live' : 'pano';
    return liveTimes ? sendMaster(context, liveTimes, video) : context.notFound();
  });
  app.get('/media/live/:id/:track/index.m3u8', async (context) => {
    const liveTimes = await readTimes(context);
    return liveTimes ? sendPlaylist(context, liveTimes) : context.notFound();
  });
  app.get('/media/channel/:id/hd.m3u8', (context) =>
    sendMaster(context, getChannelTimes(context.req.param('id')), 'live'),
  );
  app.get('/media/channel/:id/:track/index.m3u8', (context) =>
    sendPlaylist(context, getChannelTimes(context.req.param('id'))),
  );

  app.get('/media/:kind{live|channel}/:id/:track/:segment{init\\.mp4|\\d+\\.m4s}', async (context) => {
    const track = findTrack(firstPeriodIndex, context.req.param('track'));
    if (!track) return context.notFound();
    const segment = context.req.param('segment');
    const number = Number.parseInt(segment, 10) % track.fragments.length;
    const bytes =
      segment === 'init.mp4'
        ? await store.readInitSegment(track)
        : await store.readSegment(track, number, fragmentsPerSegment);
    return bytes ? sendBytes(context.req.raw, { bytes, type: `${track.kind}/mp4` }) : context.notFound();
  });
}

/** The start of a channel's loop, which differs between channels. A channel has no real start. */
function getChannelTimes(id: string): LiveTimes {
  const hash = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7);
  return { startMs: (hash % (periodSeconds / 2)) * 2000 };
}

/** The part of a track that live streams repeat. All tracks end at the same time, after a whole AAC frame. */
function getFirstPeriod(track: MediaTrack): MediaTrack {
  const limit = periodSeconds * track.timescale;
  let ticks = 0;
  const fragments = track.fragments.filter(([, , duration]) => (ticks += duration) <= limit);
  return { ...track, fragments };
}

function parseWholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

import type { Context, Hono } from 'hono';
import type { FilmMedia } from './film-media.ts';
import { fragmentSeconds, listGoalStarts, placeGoals, type LiveGoal } from './live-goals.ts';
import { livePictures } from './live-pictures.ts';
import type { LiveTimes } from './live-window.ts';
import { computeLiveWindow } from './live-window.ts';
import { writeMasterPlaylist } from './master-playlist.ts';
import { liveLoopSeconds } from './match-shot.ts';
import type { MediaIndex, MediaTrack } from './media-index.ts';
import { getSegmentDurations } from './media-index.ts';
import { cutCaptions } from './live-captions.ts';
import { writeLivePlaylist } from './media-playlist.ts';
import { captionsLanguages } from './recording-extras.ts';
import { sendBytes, sendText } from './send-bytes.ts';
import { findTrack, getTracks } from './get-tracks.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** A live segment has one fragment of two seconds, so that viewers are close to the live edge. */
const fragmentsPerSegment = 1;

/** How long caches store captions and pictures, whose addresses do not change with the media. */
const extrasMaxAgeSeconds = 300;

/** The folder of the seek pictures in a stream's addresses. */
const picturesFolder = 'thumbnails';

/** How far back viewers can seek in a channel, which has no beginning. */
const channelWindowSeconds = 30 * 60;

export interface LiveOptions {
  /** How far back viewers can seek in a live match; by default to its beginning. */
  readonly liveWindowSeconds?: number | undefined;
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: (() => number) | undefined;
  /** Returns the end of a live match, for addresses that the backend sent before the end. */
  readonly getEndMs?: ((eventId: string) => LiveTimes['endMs'] | Promise<LiveTimes['endMs']>) | undefined;
  /** Returns the goals of a live match's script. */
  readonly getGoals?: ((eventId: string) => readonly LiveGoal[]) | undefined;
  /** Returns the time at which a fault has frozen the playlist at `path`. */
  readonly freezeAt?: ((path: string) => Date | undefined) | undefined;
}

/**
 * Serves live matches (`?start=` and `&end=`, milliseconds since 1970) and channels, which repeat a film's first 64
 * seconds. The film's goals replace some seconds at the goals of a match's script. Each request computes the window from
 * the time, so no work runs between requests.
 */
export function mountLive(app: Hono, { film, index, store }: FilmMedia, options: LiveOptions): void {
  const loopIndex: MediaIndex = {
    ...index,
    tracks: Object.fromEntries(Object.entries(index.tracks).map(([name, track]) => [name, getLoop(track)])),
  };

  const getBase = (kind: 'live' | 'channel'): string => `/media/${kind}/:id${film.folder}`;
  const matchWindowSeconds = options.liveWindowSeconds ?? Infinity;

  /** Captions and seek pictures have the segments of the video. */
  const [extrasTrack] = getTracks(loopIndex, 'video').map(([, track]) => track);
  const extrasDurations = getTracks(index, 'video')
    .slice(0, 1)
    .flatMap(([, track]) => getSegmentDurations(track, fragmentsPerSegment));
  /** Returns the film's fragment in a segment's name: the sequence number of the repeated media, or a goal's fragment. */
  function findFragment(name: string, loopLength: number): number {
    const goal = /^goal-(\d+)\./.exec(name)?.[1];
    return goal === undefined ? Number.parseInt(name, 10) % loopLength : Number(goal);
  }
  const runStarts = listGoalStarts(film);
  /** Returns the start of a goal's run in seconds, so that its captions omit the play before; 0 for other segments. */
  function getRunStart(name: string): number {
    if (!name.startsWith('goal-')) return 0;
    const fragment = findFragment(name, 1);
    return Math.max(0, ...runStarts.filter((first) => first <= fragment)) * fragmentSeconds;
  }
  const isCaptions = (folder: string): boolean =>
    captionsLanguages.some(({ language }) => folder === `captions-${language}`);
  const getExtension = (folder: string): 'm4s' | 'vtt' | 'jpg' =>
    folder === picturesFolder ? 'jpg' : isCaptions(folder) ? 'vtt' : 'm4s';
  /** Returns the part of the film that captions or a picture are for, in seconds. */
  function findExtra(name: string): { start: number; end: number } {
    const fragment = findFragment(name, extrasTrack?.fragments.length ?? 1);
    const start = extrasDurations.slice(0, fragment).reduce((sum, duration) => sum + duration, 0);
    return { start, end: start + (extrasDurations[fragment] ?? 0) };
  }

  async function sendPlaylist(
    context: Context,
    times: LiveTimes,
    windowSeconds: number,
    matchGoals: readonly LiveGoal[] = [],
  ): Promise<Response> {
    const folder = context.req.param('track') ?? '';
    const extension = getExtension(folder);
    const track = extension === 'm4s' ? findTrack(loopIndex, folder) : extrasTrack;
    if (!track) return context.notFound();
    const now = options.now?.() ?? Date.now();
    const lastChangeMs = options.freezeAt?.(context.req.path)?.getTime() ?? now;
    const durations = getSegmentDurations(track, fragmentsPerSegment);
    const goals = placeGoals(film, matchGoals);
    const liveWindow = computeLiveWindow(durations, times, Math.min(now, lastChangeMs), windowSeconds, goals);
    if (!liveWindow) return context.notFound();
    const playlist = writeLivePlaylist(liveWindow, durations, extension);
    return sendText(context.req.raw, playlist, playlistType, 1);
  }

  /** Serves a multivariant playlist; 404 before the end of its first segments. */
  async function sendMaster(context: Context, times: LiveTimes, video: string): Promise<Response> {
    const now = options.now?.() ?? Date.now();
    const content = {
      video: getTracks(loopIndex, video),
      audio: getTracks(loopIndex, 'audio'),
      captions: captionsLanguages,
      hasLivePictures: true,
    };
    const durations = [...content.video, ...content.audio].map(([, track]) =>
      getSegmentDurations(track, fragmentsPerSegment),
    );
    if (!durations.every((list) => computeLiveWindow(list, times, now, 0) !== undefined)) return context.notFound();
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

  app.get(`${getBase('live')}/:stream{(?:hd|pano)\\.m3u8}`, async (context) => {
    const liveTimes = await readTimes(context);
    const video = context.req.param('stream') === 'hd.m3u8' ? 'video' : 'pano';
    return liveTimes && (film.hasPanorama || video !== 'pano')
      ? sendMaster(context, liveTimes, video)
      : context.notFound();
  });
  app.get(`${getBase('live')}/:track/index.m3u8`, async (context) => {
    const liveTimes = await readTimes(context);
    if (!liveTimes) return context.notFound();
    return sendPlaylist(context, liveTimes, matchWindowSeconds, options.getGoals?.(context.req.param('id') ?? ''));
  });
  app.get(`${getBase('channel')}/hd.m3u8`, (context) =>
    sendMaster(context, getChannelTimes(context.req.param('id') ?? ''), 'video'),
  );
  app.get(`${getBase('channel')}/:track/index.m3u8`, (context) =>
    sendPlaylist(context, getChannelTimes(context.req.param('id') ?? ''), channelWindowSeconds),
  );

  app.get(`/media/:kind{live|channel}/:id${film.folder}/:track/:segment{(?:goal-)?\\d+\\.vtt}`, async (context) => {
    const folder = context.req.param('track') ?? '';
    if (!isCaptions(folder)) return context.notFound();
    const segment = context.req.param('segment') ?? '';
    const { start, end } = findExtra(segment);
    const captions = new TextDecoder().decode(await store.readMedia(`${folder}.vtt`));
    const text = cutCaptions(captions, start, end, getRunStart(segment));
    return sendText(context.req.raw, text, 'text/vtt; charset=utf-8', extrasMaxAgeSeconds);
  });
  app.get(
    `/media/:kind{live|channel}/:id${film.folder}/${picturesFolder}/:picture{(?:goal-)?\\d+\\.jpg}`,
    async (context) => {
      const { start } = findExtra(context.req.param('picture') ?? '');
      // Goals, which are after the repeated media, have its last picture.
      const second = Math.min(start, liveLoopSeconds - livePictures.interval);
      const name = `live-pictures/${Math.floor(second / livePictures.interval)}.jpg`;
      const bytes = await store.readMedia(name);
      return sendBytes(context.req.raw, { bytes, type: 'image/jpeg', maxAge: extrasMaxAgeSeconds });
    },
  );
  app.get(
    `/media/:kind{live|channel}/:id${film.folder}/:track/:segment{(?:init\\.mp4|(?:goal-)?\\d+\\.m4s)}`,
    async (context) => {
      const track = findTrack(index, context.req.param('track'));
      if (!track) return context.notFound();
      const segment = context.req.param('segment');
      const number = findFragment(segment, getLoop(track).fragments.length);
      const bytes =
        segment === 'init.mp4'
          ? await store.readInitSegment(track)
          : await store.readSegment(track, number, fragmentsPerSegment);
      return bytes ? sendBytes(context.req.raw, { bytes, type: `${track.kind}/mp4` }) : context.notFound();
    },
  );
}

/** The start of a channel's loop, which differs between channels. A channel has no real start. */
function getChannelTimes(id: string): LiveTimes {
  const hash = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7);
  return { startMs: (hash % (liveLoopSeconds / 2)) * 2000 };
}

/** The part of a track that live streams repeat. All tracks end at the same time, after a whole AAC frame. */
function getLoop(track: MediaTrack): MediaTrack {
  const limit = liveLoopSeconds * track.timescale;
  let ticks = 0;
  const fragments = track.fragments.filter(([, , duration]) => (ticks += duration) <= limit);
  return { ...track, fragments };
}

function parseWholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

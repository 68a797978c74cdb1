import type { Hono } from 'hono';
import { CutQueue } from './cut-queue.ts';
import { readFilmMedia, type FilmMedia } from './film-media.ts';
import { defaultMediaFolder } from './media-index.ts';
import { type FindCut, mountCuts } from './mount-cuts.ts';
import { type LiveOptions, mountLive } from './mount-live.ts';
import { mountRecording } from './mount-recording.ts';
import { sendBytes } from './send-bytes.ts';

/** Seconds. It is limited, because these addresses stay the same when the media changes. */
const maxAge = 86_400;

/** Serves a film's short clips and posters, as whole files. */
function mountFiles(app: Hono, { film, store }: FilmMedia): void {
  app.get(`/media/clips${film.folder}/:name{\\d+\\.mp4}`, async (context) => {
    const number = Number.parseInt(context.req.param('name') ?? '', 10);
    if (!(number >= 1 && number <= film.clipShots.length)) return context.notFound();
    return sendBytes(context.req.raw, {
      bytes: await store.readMedia(`clip-${number}.mp4`),
      type: 'video/mp4',
      maxAge,
    });
  });
  app.get(`/media/posters${film.folder}/:name{\\d+\\.webp}`, async (context) => {
    const number = Number.parseInt(context.req.param('name') ?? '', 10);
    if (!(number >= 1 && number <= film.posterTimes.length)) return context.notFound();
    return sendBytes(context.req.raw, {
      bytes: await store.readMedia(`poster-${number}.webp`),
      type: 'image/webp',
      maxAge,
    });
  });
}

/** The options of the streams, all with defaults. */
export interface StreamOptions extends LiveOptions {
  /** The folder with `index.json` and the tracks; by default that of the committed media. */
  readonly mediaFolder?: string | undefined;
  /** Finds viewers' clips; without it the server sends no clips. */
  readonly findCut?: FindCut | undefined;
  /** Runs before every media request. A fault's response replaces the media. */
  readonly intercept?: ((path: string) => Promise<Response | undefined> | undefined) | undefined;
}

/** Serves recordings, live streams, channels, clips, viewers' clips and posters under `/media/` (`streamAddresses`). */
export async function mountStreams(app: Hono, options: StreamOptions = {}): Promise<void> {
  const folder = options.mediaFolder ?? defaultMediaFolder;
  const media = await readFilmMedia(folder);

  app.use('/media/*', async (context, next) => {
    if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204 });
    else {
      const interceptedResponse = await options.intercept?.(context.req.path);
      if (interceptedResponse) context.res = interceptedResponse;
      else await next();
    }
    context.header('access-control-allow-origin', '*');
    context.header('access-control-allow-headers', 'range, if-none-match');
    context.header('access-control-expose-headers', 'content-length, content-range, date, etag');
    context.header('access-control-max-age', '86400');
    context.header('timing-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
  });

  for (const filmMedia of media.values()) {
    mountLive(app, filmMedia, options);
    mountRecording(app, filmMedia);
    mountFiles(app, filmMedia);
  }
  if (options.findCut) mountCuts(app, options.findCut, new CutQueue(folder));
}

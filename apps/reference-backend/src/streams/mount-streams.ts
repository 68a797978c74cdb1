import type { Hono } from 'hono';
import { CutQueue } from './cut-queue.ts';
import { defaultMediaFolder, readMediaIndex } from './media-index.ts';
import { MediaStore } from './media-store.ts';
import { mountCuts, type FindCut } from './mount-cuts.ts';
import { mountFiles } from './mount-files.ts';
import { type LiveOptions, mountLive } from './mount-live.ts';
import { mountRecording } from './mount-recording.ts';

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
  const index = await readMediaIndex(folder);
  const store = new MediaStore(folder);

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

  mountLive(app, index, store, options);
  mountRecording(app, index, store);
  if (options.findCut) mountCuts(app, options.findCut, new CutQueue(folder));
  mountFiles(app, store);
}

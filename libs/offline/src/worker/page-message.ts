import '../jitless.ts';
import * as z from 'zod/mini';

const path = z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u), z.maxLength(500));

/** Messages from pages to the worker. */
export const pageMessage = z.discriminatedUnion('type', [
  /**
   * A page was opened and read. `first`: the browser opened it before the worker existed, so its files come from the
   * browser's cache.
   */
  z.object({
    type: z.literal('opened'),
    path,
    first: z.boolean(),
    files: z.array(path).check(z.maxLength(400)),
  }),
  /**
   * The pages on the viewer's watchlist. `paths` have no locale's prefix; `from` is the viewer's current page, with the
   * prefix.
   */
  z.object({ type: z.literal('saved'), paths: z.array(path).check(z.maxLength(20)), from: path }),
  /** The viewer has signed out. */
  z.object({ type: z.literal('forget') }),
]);

export type PageMessage = z.output<typeof pageMessage>;

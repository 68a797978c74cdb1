import * as z from 'zod/mini';

/** Where browsers send how fast the portal was: on the page's own origin, to the edge. */
export const fieldPath = '/_field';

/** Entries of one beacon. A visit that goes on sends another. */
export const mostEntries = 20;

const upTo = (most: number) => z.number().check(z.gte(0), z.lte(most));
/** In milliseconds: nothing on a page that is looked at takes longer than ten minutes. */
const duration = upTo(600_000);
/** In milliseconds, of a video. */
const watched = upTo(86_400_000);
const count = upTo(10_000_000);

const vital = z.strictObject({
  kind: z.literal('vital'),
  /** Milliseconds; CLS is a sum of shares of the window. */
  metric: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: duration,
  /** The pattern of the route that the document was opened at, such as `/events/:eventId/`; `*` of an unknown address. */
  route: z.string().check(z.maxLength(120)),
});

const playback = z.strictObject({
  kind: z.literal('playback'),
  live: z.boolean(),
  /** To the first frame; absent where none came. */
  startUp: z.optional(duration),
  played: watched,
  stalls: count,
  stalled: watched,
  frames: count,
  droppedFrames: count,
  recoveries: count,
});

/** What one device class saw of one customer's portal. Nothing in it tells who, which match, or from where. */
export const fieldBeacon = z.strictObject({
  device: z.enum(['phone', 'tablet', 'desktop']),
  entries: z.array(z.discriminatedUnion('kind', [vital, playback])).check(z.minLength(1), z.maxLength(mostEntries)),
});

export type FieldBeacon = z.output<typeof fieldBeacon>;
export type FieldEntry = FieldBeacon['entries'][number];
export type DeviceClass = FieldBeacon['device'];

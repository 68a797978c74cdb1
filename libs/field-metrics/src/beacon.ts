import * as z from 'zod/mini';

/** Path on the page's own origin that receives the figures, at the edge. */
export const fieldPath = '/_field';

/** A longer visit sends several beacons. */
export const maxBeaconEntries = 20;

const createNumberSchema = (max: number) => z.number().check(z.gte(0), z.lte(max));
/** In milliseconds: no figure of a visible page exceeds ten minutes. */
const durationSchema = createNumberSchema(600_000);
/** A duration within a video, in milliseconds. */
const watchTimeSchema = createNumberSchema(86_400_000);
const countSchema = createNumberSchema(10_000_000);

const vitalSchema = z.strictObject({
  kind: z.literal('vital'),
  /** Milliseconds; CLS is a sum of shares of the window. */
  metric: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: durationSchema,
  /**
   * The pattern of the route that the document was opened at, such as `/events/:eventId/`; `*` of an unknown address.
   */
  route: z.string().check(z.maxLength(120)),
});

const playbackSchema = z.strictObject({
  kind: z.literal('playback'),
  live: z.boolean(),
  /** Time to the first frame; absent when no frame came. */
  startUp: z.optional(durationSchema),
  played: watchTimeSchema,
  stalls: countSchema,
  stalled: watchTimeSchema,
  frames: countSchema,
  droppedFrames: countSchema,
  recoveries: countSchema,
});

/** Figures of a customer's portal for one device class. It identifies no viewer, match or place. */
export const fieldBeacon = z.strictObject({
  device: z.enum(['phone', 'tablet', 'desktop']),
  entries: z
    .array(z.discriminatedUnion('kind', [vitalSchema, playbackSchema]))
    .check(z.minLength(1), z.maxLength(maxBeaconEntries)),
});

export type FieldBeacon = z.output<typeof fieldBeacon>;
export type FieldEntry = FieldBeacon['entries'][number];
export type DeviceClass = FieldBeacon['device'];

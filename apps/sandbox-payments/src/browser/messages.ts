/** The messages between a page and the frame with the fields; each side checks the other's. */
import * as z from 'zod/mini';

// Prevents zod's `eval`, which pages forbid.
z.config({ jitless: true });

const callId = z.string().check(z.regex(/^\d{1,9}$/));
const colour = z.string().check(z.regex(/^[#\w(),.%/ -]{1,64}$/));

/** Names of the page's colours for the fields; each value is CSS. */
export const colourNames = ['text', 'muted', 'surface', 'line', 'focus', 'danger'] as const;
export type ColourName = (typeof colourNames)[number];
const colours = z.object({
  text: z.optional(colour),
  muted: z.optional(colour),
  surface: z.optional(colour),
  line: z.optional(colour),
  focus: z.optional(colour),
  danger: z.optional(colour),
});
/** Corners, in pixels. */
const radius = z.number().check(z.gte(0), z.lte(24));

export const toFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('look'), colours, radius: z.optional(radius) }),
  z.object({ type: z.literal('tokenize'), call: callId }),
  z.object({ type: z.literal('clear') }),
]);
export type ToFrame = z.output<typeof toFrame>;

export const toPage = z.discriminatedUnion('type', [
  /** The fields accept input; `title` names the frame. */
  z.object({ type: z.literal('ready'), title: z.string().check(z.maxLength(100)) }),
  z.object({ type: z.literal('size'), height: z.number().check(z.gte(0), z.lte(2000)) }),
  /** The viewer pressed Enter in a field. */
  z.object({ type: z.literal('submit') }),
  z.object({ type: z.literal('token'), call: callId, token: z.string().check(z.regex(/^tok_[\w-]{1,60}$/)) }),
  /** The input is not a valid card; the fields show the reason. */
  z.object({ type: z.literal('refused'), call: callId }),
  /** The provider did not answer, or has reached a limit. */
  z.object({ type: z.literal('failed'), call: callId }),
]);
export type ToPage = z.output<typeof toPage>;

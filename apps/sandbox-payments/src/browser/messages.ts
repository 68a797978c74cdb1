/** The messages between a page and the frame with the fields; each side checks the other's. */
import * as z from 'zod/mini';

// Prevents zod's `eval`, which pages forbid.
z.config({ jitless: true });

const callIdSchema = z.string().check(z.regex(/^\d{1,9}$/));
const colourSchema = z.string().check(z.regex(/^[#\w(),.%/ -]{1,64}$/));

/** The names of the colours that the page sets for the fields, as CSS values. */
export const colourNames = ['text', 'muted', 'surface', 'line', 'focus', 'danger'] as const;
export type ColourName = (typeof colourNames)[number];
/** The appearance and language of the fields, and of the wallet's button. */
export interface FieldsTheme {
  /** BCP 47; English for a language that the provider lacks. */
  locale: string;
  scheme: 'dark' | 'light';
  /** CSS colours of the page. */
  colours?: Partial<Record<ColourName, string>>;
  /** The corner radius in pixels. */
  radius?: number;
}

const coloursSchema = z.object({
  text: z.optional(colourSchema),
  muted: z.optional(colourSchema),
  surface: z.optional(colourSchema),
  line: z.optional(colourSchema),
  focus: z.optional(colourSchema),
  danger: z.optional(colourSchema),
});
/** The corner radius in pixels. */
const radiusSchema = z.number().check(z.gte(0), z.lte(24));

export const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('look'), colours: coloursSchema, radius: z.optional(radiusSchema) }),
  z.object({ type: z.literal('tokenize'), call: callIdSchema }),
  z.object({ type: z.literal('clear') }),
]);
export type ToFrame = z.output<typeof frameMessageSchema>;

const sizeMessageSchema = z.object({ type: z.literal('size'), height: z.number().check(z.gte(0), z.lte(2000)) });
const tokenSchema = z.string().check(z.regex(/^tok_[\w-]{1,60}$/));

export const pageMessageSchema = z.discriminatedUnion('type', [
  /** The fields accept input; `title` names the frame. */
  z.object({ type: z.literal('ready'), title: z.string().check(z.maxLength(100)) }),
  sizeMessageSchema,
  /** The viewer pressed Enter in a field. */
  z.object({ type: z.literal('submit') }),
  z.object({ type: z.literal('token'), call: callIdSchema, token: tokenSchema }),
  /** The input is not a valid card; the fields show the reason. */
  z.object({ type: z.literal('refused'), call: callIdSchema }),
  /** The provider did not answer, or refused the request, for example at a rate limit. */
  z.object({ type: z.literal('failed'), call: callIdSchema }),
]);
export type ToPage = z.output<typeof pageMessageSchema>;

/** The messages of the wallet's sheet to a page. */
export const walletMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  sizeMessageSchema,
  z.object({ type: z.literal('token'), token: tokenSchema }),
  /** The viewer has closed the sheet. */
  z.object({ type: z.literal('canceled') }),
  /** The page does not permit payments, or the provider gave no token. */
  z.object({ type: z.literal('failed') }),
]);
export type WalletToPage = z.output<typeof walletMessageSchema>;

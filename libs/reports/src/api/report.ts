import * as z from 'zod/mini';

// The Content-Security-Policy forbids code from text, and zod would probe for it.
z.config({ jitless: true });

const createLimitedText = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters));

/** An event before an error. */
const stepSchema = z.object({
  /** Seconds since 1970. */
  at: z.number(),
  kind: z.enum(['page', 'error', 'network']),
  words: createLimitedText(200),
});

/**
 * An error in the form in which it is stored and sent: without secrets, queries of addresses or personal data. Lengths
 * are in characters.
 */
export const errorReportSchema = z.object({
  name: createLimitedText(100),
  message: createLimitedText(4_001),
  code: z.optional(createLimitedText(64)),
  status: z.optional(z.number()),
  stack: z.optional(createLimitedText(4_001)),
  cause: z.optional(createLimitedText(4_001)),
  /** The place of the error and other facts about it, as texts. */
  context: z.record(createLimitedText(60), createLimitedText(500)),
  /** The pattern of the page's route, such as `/events/:eventId/`; `*` for an unknown address. */
  route: createLimitedText(120),
  at: z.number(),
  /** Whether the portal's own code has caught the error. */
  handled: z.boolean(),
  steps: z.array(stepSchema).check(z.maxLength(100)),
});

export type Step = z.output<typeof stepSchema>;
export type Report = z.output<typeof errorReportSchema>;

/** The tab's count of reports so far, and the reports that wait until the page may send them. */
export const outboxStateSchema = z.object({
  sent: z.int().check(z.gte(0)),
  waiting: z.array(errorReportSchema).check(z.maxLength(10)),
});

export type OutboxState = z.output<typeof outboxStateSchema>;

import '../jitless.ts';
import * as z from 'zod/mini';

/** The message that the form posts to its parent after submission: section 4's "submit success message". */
const submitted = z.object({ type: z.literal('survey_submitted') });

/** A longer message is not the form's. */
const longest = 1_000;

function parsed(text: string): unknown {
  try {
    return text.length <= longest ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a message reports the submission; it may be an object or JSON text. */
export const saysSubmitted = (data: unknown): boolean =>
  submitted.safeParse(typeof data === 'string' ? parsed(data) : data).success;

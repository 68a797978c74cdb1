import '../jitless.ts';
import * as z from 'zod/mini';

/** The form's message to its parent after submission (specification, section 4, "submit success message"). */
const submissionSchema = z.object({ type: z.literal('survey_submitted') });

/** A longer message is not the form's. */
const maxMessageCharacters = 1_000;

function parseText(text: string): unknown {
  try {
    return text.length <= maxMessageCharacters ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a message reports the submission; it may be an object or JSON text. */
export const isSubmission = (data: unknown): boolean =>
  submissionSchema.safeParse(typeof data === 'string' ? parseText(data) : data).success;

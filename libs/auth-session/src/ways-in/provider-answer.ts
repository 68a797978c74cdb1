import '../jitless.ts';
import * as z from 'zod/mini';
import type { Provider, ProviderAnswer } from './sign-in-adapter.ts';

/** Codes and states are short; what is longer was not sent by a provider. */
const word = z.optional(z.string().check(z.maxLength(4096)));

const answerSchema = z.object({ code: word, state: word, iss: word, error: word, error_description: word });

/** What the callback page posts to the window that opened it. */
const messageSchema = z.object({
  type: z.literal('touchline.sign-in'),
  provider: z.string(),
  answer: answerSchema,
});

export type AnswerMessage = z.output<typeof messageSchema>;

/** The answer in a return address. @param search its query; words that are too long count as absent */
export function answerIn(search: string): ProviderAnswer {
  const words = new URLSearchParams(search);
  const parsed = answerSchema.safeParse(Object.fromEntries(words));
  return parsed.success ? parsed.data : {};
}

export const answerMessage = (provider: string, answer: ProviderAnswer): AnswerMessage => ({
  type: 'touchline.sign-in',
  provider,
  answer,
});

/** The answer that a message carries; undefined when it is none, or another provider's. */
export function answerOf(data: unknown, provider: Provider): ProviderAnswer | undefined {
  const parsed = messageSchema.safeParse(data);
  return parsed.success && parsed.data.provider === provider ? parsed.data.answer : undefined;
}

import '../jitless.ts';
import * as z from 'zod/mini';
import type { Provider, ProviderAnswer } from './sign-in-adapter.ts';

/** Longest code or state; a longer value is not a provider's. */
const codeSchema = z.optional(z.string().check(z.maxLength(4096)));

const answerSchema = z.object({
  code: codeSchema,
  state: codeSchema,
  iss: codeSchema,
  error: codeSchema,
  error_description: codeSchema,
});

/** The callback page's message to its opener. */
const messageSchema = z.object({
  type: z.literal('touchline.sign-in'),
  provider: z.string(),
  answer: answerSchema,
});

export type AnswerMessage = z.output<typeof messageSchema>;

/**
 * The response in a return address.
 * @param search its query; values that are too long count as absent
 */
export function readProviderAnswer(search: string): ProviderAnswer {
  const queryParams = new URLSearchParams(search);
  const parsedAnswer = answerSchema.safeParse(Object.fromEntries(queryParams));
  return parsedAnswer.success ? parsedAnswer.data : {};
}

export const createAnswerMessage = (provider: string, answer: ProviderAnswer): AnswerMessage => ({
  type: 'touchline.sign-in',
  provider,
  answer,
});

/** The answer in a message; undefined for a foreign message, or another provider's. */
export function parseProviderMessage(data: unknown, provider: Provider): ProviderAnswer | undefined {
  const parsedAnswer = messageSchema.safeParse(data);
  return parsedAnswer.success && parsedAnswer.data.provider === provider ? parsedAnswer.data.answer : undefined;
}

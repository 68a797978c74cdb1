import { storedValue } from '@touchline/feature-kit/storage';
import * as z from 'zod/mini';

/** A visitor's answer to the question for consent. */
export type Answer = 'granted' | 'refused';

const version = 1;

/** How long an answer is valid: as long as the cookie that it is about. Then the question is asked again. */
export const answerLifetimeMs = 365 * 86_400_000;

const schema = z.object({
  v: z.literal(version),
  answer: z.enum(['granted', 'refused']),
  at: z.number().check(z.gte(0)),
});

const answerSchema = storedValue<z.output<typeof schema> | null>({
  name: 'consent',
  scope: 'browser',
  parse: (value) => schema.safeParse(value).data,
  empty: null,
  maxBytes: 1_000,
});

/** @returns this browser's answer for this customer; null when it is missing, too old or malformed */
export function readAnswer(now: number = Date.now()): Answer | null {
  const stored = answerSchema.get();
  // `Math.abs`: an answer written by a clock that was ahead must not stay valid for ever.
  return stored && Math.abs(now - stored.at) < answerLifetimeMs ? stored.answer : null;
}

/** Stores an answer; without storage it is valid for this visit alone. */
export function storeAnswer(answer: Answer, now: number = Date.now()): void {
  answerSchema.set({ v: version, answer, at: now });
}

/** This browser's answer, as the consent store reads and writes it. */
export const storedAnswer = {
  read: () => readAnswer(),
  keep: (answer: Answer) => storeAnswer(answer),
  subscribe: answerSchema.subscribe,
};
export type StoredAnswer = typeof storedAnswer;

import { pageKey } from '@touchline/feature-kit/marks';
import * as z from 'zod/mini';

/** What somebody said when they were asked whether they may be measured. */
export type Answer = 'granted' | 'refused';

const version = 1;

/** How long an answer stands, in milliseconds: as long as the cookie that it is about. Then one is asked again. */
export const answerLifetime = 365 * 86_400_000;

const stored = z.object({
  v: z.literal(version),
  answer: z.enum(['granted', 'refused']),
  at: z.number().check(z.gte(0)),
});

export const answerKey = (): string => pageKey('consent');

/** The answer of this browser for this customer; null where there is none, it is too old, or something else wrote there. */
export function readAnswer(now: number = Date.now()): Answer | null {
  try {
    const { data } = stored.safeParse(JSON.parse(localStorage.getItem(answerKey()) ?? 'null'));
    // A clock that was ahead when it was written must not make it stand for ever.
    return data && Math.abs(now - data.at) < answerLifetime ? data.answer : null;
  } catch {
    return null;
  }
}

/** Keeps an answer; where nothing can be stored it stands for this visit alone. */
export function keepAnswer(answer: Answer, now: number = Date.now()): void {
  try {
    localStorage.setItem(answerKey(), JSON.stringify({ v: version, answer, at: now }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The answer of this browser, as the store of the whole page reads and keeps it. */
export const storedAnswer = { key: answerKey, read: () => readAnswer(), keep: (answer: Answer) => keepAnswer(answer) };
export type StoredAnswer = typeof storedAnswer;

import { pageKey } from '@touchline/feature-kit/marks';
import * as z from 'zod/mini';

/** A visitor's answer to the question for consent. */
export type Answer = 'granted' | 'refused';

const version = 1;

/**
 * How long an answer is valid, in milliseconds: as long as the cookie that it is about. Then the question is asked
 * again.
 */
export const answerLifetime = 365 * 86_400_000;

const stored = z.object({
  v: z.literal(version),
  answer: z.enum(['granted', 'refused']),
  at: z.number().check(z.gte(0)),
});

export const answerKey = (): string => pageKey('consent');

/** @returns this browser's answer for this customer; null when it is missing, too old or malformed */
export function readAnswer(now: number = Date.now()): Answer | null {
  try {
    const { data } = stored.safeParse(JSON.parse(localStorage.getItem(answerKey()) ?? 'null'));
    // `Math.abs`: an answer written by a clock that was ahead must not stay valid for ever.
    return data && Math.abs(now - data.at) < answerLifetime ? data.answer : null;
  } catch {
    return null;
  }
}

/** Stores an answer; without storage it is valid for this visit alone. */
export function keepAnswer(answer: Answer, now: number = Date.now()): void {
  try {
    localStorage.setItem(answerKey(), JSON.stringify({ v: version, answer, at: now }));
  } catch {
    // Storage is full or forbidden.
  }
}

/** This browser's answer, as the consent store reads and writes it. */
export const storedAnswer = { key: answerKey, read: () => readAnswer(), keep: (answer: Answer) => keepAnswer(answer) };
export type StoredAnswer = typeof storedAnswer;

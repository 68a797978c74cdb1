import { storedValue } from '@touchline/feature-kit/storage';

/** A visitor's answer to the consent question. */
export type Answer = 'granted' | 'refused';

const version = 1;

/** How long an answer is valid: as long as the cookie. After that the portal asks again. */
export const answerLifetimeMs = 365 * 86_400_000;

interface StoredAnswerEntry {
  v: typeof version;
  answer: Answer;
  /** Milliseconds since the epoch. */
  at: number;
}

const isEntry = (stored: unknown): stored is StoredAnswerEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  'v' in stored &&
  stored.v === version &&
  'answer' in stored &&
  (stored.answer === 'granted' || stored.answer === 'refused') &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  stored.at >= 0;

// Every page reads the answer, so a few comparisons replace a parser of several kilobytes.
const answerValue = storedValue<StoredAnswerEntry | null>({
  name: 'consent',
  scope: 'browser',
  parse: (stored) => (isEntry(stored) ? stored : undefined),
  empty: null,
  maxBytes: 1_000,
});

/** @returns this browser's answer for this customer; null when it is missing, too old or malformed */
export function readAnswer(now: number = Date.now()): Answer | null {
  const stored = answerValue.get();
  // `Math.abs`: an answer from a clock that was ahead must not stay valid for ever.
  return stored && Math.abs(now - stored.at) < answerLifetimeMs ? stored.answer : null;
}

/** Stores an answer; without storage it is valid until the page is left. */
export function storeAnswer(answer: Answer, now: number = Date.now()): void {
  answerValue.set({ v: version, answer, at: now });
}

/** This browser's answer, as the consent store reads and writes it. */
export const storedAnswer = {
  read: () => readAnswer(),
  write: (answer: Answer) => storeAnswer(answer),
  subscribe: answerValue.subscribe,
};
export type StoredAnswer = typeof storedAnswer;

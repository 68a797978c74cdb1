import '../jitless.ts';
import { surveyEntrySchema, type SurveyEntry } from '@touchline/contract';
import { pageKey } from '@touchline/feature-kit/marks';
import * as z from 'zod/mini';

/** Limit of answers in a browser; the oldest are dropped. */
const most = 20;
const longest = 20_000;
const word = z.string().check(z.minLength(1), z.maxLength(128));
const keptSchema = z.extend(surveyEntrySchema, { viewer: word, surveyName: word });

/** A viewer's answer to a survey that their profile does not have yet. */
export type KeptAnswer = z.output<typeof keptSchema>;

const listeners = new Set<() => void>();
/** Fallback for the life of the page, when storage is blocked. */
let inMemory = '[]';

/** The stored text, which is equal until the answers change. In the browser only. */
function raw(): string {
  try {
    return localStorage.getItem(pageKey('survey')) ?? '[]';
  } catch {
    return inMemory;
  }
}

function read(text: string): KeptAnswer[] {
  if (text.length > longest) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.slice(-most).flatMap((one) => keptSchema.safeParse(one).data ?? []) : [];
  } catch {
    // A malformed value.
    return [];
  }
}

function write(answers: readonly KeptAnswer[]): void {
  inMemory = JSON.stringify(answers.slice(-most));
  try {
    if (answers.length === 0) localStorage.removeItem(pageKey('survey'));
    else localStorage.setItem(pageKey('survey'), inMemory);
  } catch {
    // Storage is blocked or full: the answers stay in memory.
  }
  for (const listener of listeners) listener();
}

const isOf = (viewer: string, survey: string) => (one: KeptAnswer) =>
  one.viewer === viewer && one.surveyName === survey;

/** Stores answers until the profile has them, separately for each viewer of this browser. */
export const answerStore = {
  raw,
  /** @param text the result of `raw` */
  of: (text: string, viewer: string, survey: string): KeptAnswer | undefined => read(text).find(isOf(viewer, survey)),
  /** Merges an answer with the stored answer to the same survey. */
  keep(viewer: string, survey: string, said: SurveyEntry): KeptAnswer {
    const all = read(raw());
    const mine = isOf(viewer, survey);
    const kept = { ...all.find(mine), ...said, viewer, surveyName: survey };
    write([...all.filter((one) => !mine(one)), kept]);
    return kept;
  },
  /** Removes an answer that the profile has, unless it has changed since it was sent. */
  drop(sent: KeptAnswer): void {
    const same = JSON.stringify(keptSchema.parse(sent));
    write(read(raw()).filter((one) => JSON.stringify(one) !== same));
  },
  /** Also called for changes in other tabs. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === pageKey('survey')) listener();
    };
    addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      removeEventListener('storage', hear);
      listeners.delete(listener);
    };
  },
};

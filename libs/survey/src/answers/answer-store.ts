import '../jitless.ts';
import { surveyEntrySchema, type SurveyEntry } from '@touchline/contract';
import { storedValue } from '@touchline/feature-kit/storage';
import * as z from 'zod/mini';

/** Limit of answers in a browser; the oldest are dropped. */
const maxAnswers = 20;
const idSchema = z.string().check(z.minLength(1), z.maxLength(128));
const pendingAnswerSchema = z.extend(surveyEntrySchema, { viewer: idSchema, surveyName: idSchema });

/** A viewer's answer to a survey that their profile does not have yet. */
export type PendingAnswer = z.output<typeof pendingAnswerSchema>;

const answers = storedValue<readonly PendingAnswer[]>({
  name: 'survey',
  scope: 'browser',
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.slice(-maxAnswers).flatMap((one) => pendingAnswerSchema.safeParse(one).data ?? [])
      : undefined,
  empty: [],
  maxBytes: 40_000,
});

const isAnswerOf = (viewer: string, survey: string) => (one: PendingAnswer) =>
  one.viewer === viewer && one.surveyName === survey;

/** Stores answers until the profile has them, separately for each viewer of this browser. */
export const answerStore = {
  useOf: (viewer: string, survey: string): PendingAnswer | undefined => answers.use().find(isAnswerOf(viewer, survey)),
  of: (viewer: string, survey: string): PendingAnswer | undefined => answers.get().find(isAnswerOf(viewer, survey)),
  /** Merges an answer with the stored answer to the same survey. */
  keep(viewer: string, survey: string, said: SurveyEntry): PendingAnswer {
    const mine = isAnswerOf(viewer, survey);
    const kept = { ...answerStore.of(viewer, survey), ...said, viewer, surveyName: survey };
    answers.update((all) => [...all.filter((one) => !mine(one)), kept].slice(-maxAnswers));
    return kept;
  },
  /** Removes an answer that the profile has, unless it has changed since it was sent. */
  drop(sent: PendingAnswer): void {
    const same = JSON.stringify(pendingAnswerSchema.parse(sent));
    answers.update((all) => all.filter((one) => JSON.stringify(pendingAnswerSchema.parse(one)) !== same));
  },
};

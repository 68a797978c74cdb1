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

const storedAnswers = storedValue<readonly PendingAnswer[]>({
  name: 'survey',
  scope: 'browser',
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.slice(-maxAnswers).flatMap((storedAnswer) => pendingAnswerSchema.safeParse(storedAnswer).data ?? [])
      : undefined,
  empty: [],
  maxBytes: 40_000,
});

const isAnswerOf = (viewer: string, survey: string) => (pendingAnswer: PendingAnswer) =>
  pendingAnswer.viewer === viewer && pendingAnswer.surveyName === survey;

/** Stores answers until the profile has them, separately for each viewer of this browser. */
export const answerStore = {
  useAnswer: (viewer: string, survey: string): PendingAnswer | undefined =>
    storedAnswers.use().find(isAnswerOf(viewer, survey)),
  read: (viewer: string, survey: string): PendingAnswer | undefined =>
    storedAnswers.get().find(isAnswerOf(viewer, survey)),
  /** Merges an answer with the stored answer to the same survey. */
  store(viewer: string, survey: string, surveyEntry: SurveyEntry): PendingAnswer {
    const isOwnAnswer = isAnswerOf(viewer, survey);
    const pendingAnswer = { ...answerStore.read(viewer, survey), ...surveyEntry, viewer, surveyName: survey };
    storedAnswers.update((pendingAnswers) =>
      [...pendingAnswers.filter((pendingAnswer) => !isOwnAnswer(pendingAnswer)), pendingAnswer].slice(-maxAnswers),
    );
    return pendingAnswer;
  },
  /** Removes an answer that the profile has, unless it has changed since it was sent. */
  remove(sentAnswer: PendingAnswer): void {
    const sentJson = JSON.stringify(pendingAnswerSchema.parse(sentAnswer));
    storedAnswers.update((all) =>
      all.filter((pendingAnswer) => JSON.stringify(pendingAnswerSchema.parse(pendingAnswer)) !== sentJson),
    );
  },
};

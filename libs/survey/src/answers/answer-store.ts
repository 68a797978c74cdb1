import '../jitless.ts';
import { surveyEntrySchema, type SurveyEntry } from '@touchline/contract';
import { storedValue } from '@touchline/feature-kit/storage';
import * as z from 'zod/mini';

/** Limit of answers in a browser; the oldest are dropped. */
const most = 20;
const word = z.string().check(z.minLength(1), z.maxLength(128));
const keptSchema = z.extend(surveyEntrySchema, { viewer: word, surveyName: word });

/** A viewer's answer to a survey that their profile does not have yet. */
export type KeptAnswer = z.output<typeof keptSchema>;

const answers = storedValue<readonly KeptAnswer[]>({
  name: 'survey',
  scope: 'browser',
  parse: (stored) =>
    Array.isArray(stored) ? stored.slice(-most).flatMap((one) => keptSchema.safeParse(one).data ?? []) : undefined,
  empty: [],
  maxBytes: 40_000,
});

const isOf = (viewer: string, survey: string) => (one: KeptAnswer) =>
  one.viewer === viewer && one.surveyName === survey;

/** Stores answers until the profile has them, separately for each viewer of this browser. */
export const answerStore = {
  useOf: (viewer: string, survey: string): KeptAnswer | undefined => answers.use().find(isOf(viewer, survey)),
  of: (viewer: string, survey: string): KeptAnswer | undefined => answers.get().find(isOf(viewer, survey)),
  /** Merges an answer with the stored answer to the same survey. */
  keep(viewer: string, survey: string, said: SurveyEntry): KeptAnswer {
    const mine = isOf(viewer, survey);
    const kept = { ...answerStore.of(viewer, survey), ...said, viewer, surveyName: survey };
    answers.update((all) => [...all.filter((one) => !mine(one)), kept].slice(-most));
    return kept;
  },
  /** Removes an answer that the profile has, unless it has changed since it was sent. */
  drop(sent: KeptAnswer): void {
    const same = JSON.stringify(keptSchema.parse(sent));
    answers.update((all) => all.filter((one) => JSON.stringify(keptSchema.parse(one)) !== same));
  },
};

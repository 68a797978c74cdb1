import { mutationOptions } from '@tanstack/react-query';
import { PortalError } from '@touchline/contract';
import type { ViewerActions, WriteVariables } from '@touchline/feature-kit';
import { answerStore, type PendingAnswer } from './answer-store.ts';

/** A viewer's answer to the survey whose name is the id. */
interface AnswerVariables extends WriteVariables {
  answer: PendingAnswer;
}

/**
 * Saves an answer in the viewer's profile. A failure shows no message: the answer stays here and is sent later. The
 * scope saves one change of the profile at a time.
 */
export const saveAnswerMutation = (session: ViewerActions) =>
  mutationOptions({
    mutationKey: ['survey', 'answer'],
    scope: { id: 'profile' },
    mutationFn: ({ id, answer: { viewer, ...surveyEntry } }: AnswerVariables) => {
      // Another viewer has signed in since: the answer is not theirs.
      if (session.viewer()?.id !== viewer) throw new PortalError('user_data_not_found', { retryable: false });
      return session.updateProfile({ options: { [id]: surveyEntry } });
    },
    onSuccess: (_profile, { answer }) => answerStore.remove(answer),
    meta: { failure: 'shown' },
  });

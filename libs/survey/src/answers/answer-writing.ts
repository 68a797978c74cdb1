import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import { answerStore, type KeptAnswer } from './answer-store.ts';

/** What a viewer has said to the survey whose name is the id. */
interface AnswerWish extends Wish {
  answer: KeptAnswer;
}

/** Keeps what was said in the viewer's profile. Nobody is told of a failure: it is kept here, and sent later. A profile takes one change at a time. */
export const answerWriting = (session: Session) =>
  mutationOptions({
    mutationKey: ['survey', 'answer'],
    scope: { id: 'profile' },
    mutationFn: ({ id, answer: { viewer, ...said } }: AnswerWish) => {
      // Somebody else has signed in meanwhile: it is not theirs.
      if (session.viewer()?.id !== viewer) throw new PortalError('user_data_not_found', { retryable: false });
      return session.updateProfile({ options: { [id]: said } });
    },
    onSuccess: (_profile, { answer }) => answerStore.drop(answer),
    meta: { failure: 'shown' },
  });

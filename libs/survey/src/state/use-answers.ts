import { PortalError, type SurveyEntry } from '@touchline/contract';
import { useViewer, useViewerActions, useWrite, type ViewerActions, type WriteVariables } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mutationOptions } from '@tanstack/react-query';
import { answerStore, type PendingAnswer } from './answer-store.ts';

/** A viewer's answer to the survey whose name is the id. */
interface AnswerVariables extends WriteVariables {
  answer: PendingAnswer;
}

/**
 * Saves an answer in the viewer's profile. A failure shows no message: the answer stays here and is sent later. The
 * scope saves one change of the profile at a time.
 */
const saveAnswerMutation = (session: ViewerActions) =>
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

/** How the viewer ended the question. */
export type Outcome = 'skipped' | 'submitted' | 'closed';

interface Answers {
  /** The viewer's answer to the survey, on any of their devices. */
  surveyEntry: SurveyEntry;
  recordOutcome: (outcome: Outcome) => void;
}

/**
 * A viewer's answer to a survey, from their profile and from the local store. Unsent answers are sent now and when the
 * network returns.
 */
export function useAnswers(viewerId: string, survey: string): Answers {
  const session = useViewerActions();
  const viewer = useViewer();
  const { clock } = useLocale();
  const write = useWrite();
  const pendingAnswer = answerStore.useAnswer(viewerId, survey);
  const surveyEntry = useMemo(
    () => ({ ...viewer?.options?.[survey], ...pendingAnswer }),
    [viewer, survey, pendingAnswer],
  );
  const sendAnswer = useEffectEvent(() => {
    const answer = answerStore.read(viewerId, survey);
    if (answer) void write(saveAnswerMutation(session), { id: survey, answer });
  });
  useEffect(() => {
    sendAnswer();
    const resendAnswer = () => sendAnswer();
    addEventListener('online', resendAnswer);
    return () => removeEventListener('online', resendAnswer);
  }, []);
  return {
    surveyEntry,
    recordOutcome(outcome) {
      // Stored first: if the viewer leaves the page or the network is lost, the next visit sends it.
      const answer = answerStore.store(viewerId, survey, { [outcome]: new Date(clock.read()).toISOString() });
      void write(saveAnswerMutation(session), { id: survey, answer });
    },
  };
}

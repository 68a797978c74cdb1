import { Boundary, useSite, useViewer, useViewerActions } from '@touchline/feature-kit';
import { usePromptTurn } from '@touchline/feature-kit/corner';
import { usePlayerRemote } from '@touchline/player/remote';
import { useTelemetry } from '@touchline/telemetry';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Outcome, useAnswers } from './answers/use-answers.ts';
import { getEarliestPromptTime } from './may-ask.ts';
import type { SurveyOptions } from './options.ts';
import { timings } from './timing.ts';
import { type Due, useDue } from './use-due.ts';
import { useLowWindow } from './use-low-window.ts';

const loadQuestion = () => import('./ask/question.tsx');
const loadForm = () => import('./form/form-dialog.tsx');
const Question = lazy(async () => ({ default: (await loadQuestion()).Question }));
const FormDialog = lazy(async () => ({ default: (await loadForm()).FormDialog }));

export interface SurveyPromptProps {
  /** The viewer's id. */
  viewer: string;
  options: SurveyOptions;
  /**
   * True while the viewer has visited only pages that allow the survey since the page's load: the wait then starts at
   * the load.
   */
  isFirst: boolean;
}

/** Sections 4, 5 and 9: asks the viewer at the right time, and saves the outcome. */
export function SurveyPrompt({ viewer, options: { form_url: form, name }, isFirst }: SurveyPromptProps) {
  const timing = timings[useSite().flavor];
  const session = useViewerActions();
  const telemetry = useTelemetry();
  const remote = usePlayerRemote();
  const profile = useViewer() ?? null;
  const { surveyEntry, say } = useAnswers(viewer, name);
  const [mountMs] = useState(() => {
    const age = performance.now();
    // A viewer who signs in on a page that has been open for long is not asked at once.
    return isFirst && age < timing.delay ? 0 : age;
  });
  const from = getEarliestPromptTime(profile, surveyEntry, timing);
  const due = from === null ? null : { promptMs: mountMs + timing.delay, at: from };
  /** The times that had passed when the viewer became eligible. */
  const [openPrompt, setAsked] = useState<Due | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isLow = useLowWindow();

  useDue(due, () => {
    // The viewer may have answered on another device since this sign-in. If the profile fails to load, the survey
    // waits for another occasion.
    void Promise.all([session.reloadProfile(), loadQuestion()]).then(
      () => setAsked(due),
      () => undefined,
    );
  });
  // On a phone on its side the question would cover the video's controls, so it waits until the phone is turned.
  const isDue = openPrompt !== null && openPrompt.at === due?.at && !isOpen && !isLow;
  // The form counts as the question, so that no other question opens behind it.
  const isTurn = usePromptTurn('survey', isDue || isOpen);
  const isAsked = isDue && isTurn;
  const isShown = isAsked || isOpen;
  useEffect(() => (isShown ? remote.pauseFor('survey', { exceptFullscreen: true }) : undefined), [isShown, remote]);

  const end = (outcome: Outcome) => {
    setIsOpen(false);
    say(outcome);
    if (outcome === 'submitted') telemetry.event('survey_submitted', { survey: name });
  };
  const startPrompt = () => {
    setIsOpen(true);
    telemetry.event('survey_opened', { survey: name });
  };
  return (
    <Boundary section="survey">
      <Suspense>
        {isAsked && <Question prepare={loadForm} onLater={() => end('skipped')} onStart={startPrompt} />}
        {isOpen && <FormDialog form={form} onEnd={end} />}
      </Suspense>
    </Boundary>
  );
}

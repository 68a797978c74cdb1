import { Boundary, useSite, useViewer, useViewerActions } from '@touchline/feature-kit';
import { usePromptTurn } from '@touchline/feature-kit/corner';
import { usePlayerRemote } from '@touchline/player/remote';
import { useTelemetry } from '@touchline/telemetry';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Outcome, useAnswers } from './answers/use-answers.ts';
import { getEarliestPromptTime } from './may-ask.ts';
import type { SurveyOptions } from './options.ts';
import { timingByFlavor } from './timing.ts';
import { type PromptTimes, usePromptTimer } from './use-prompt-timer.ts';
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
  const timing = timingByFlavor[useSite().flavor];
  const session = useViewerActions();
  const telemetry = useTelemetry();
  const remote = usePlayerRemote();
  const profile = useViewer() ?? null;
  const { surveyEntry, recordOutcome: saveOutcome } = useAnswers(viewer, name);
  const [mountMs] = useState(() => {
    const pageAgeMs = performance.now();
    // A viewer who signs in on a page that has been open for long is not asked at once.
    return isFirst && pageAgeMs < timing.promptDelayMs ? 0 : pageAgeMs;
  });
  const eligibleAtMs = getEarliestPromptTime(profile, surveyEntry, timing);
  const promptTimes = eligibleAtMs === null ? null : { minPageAgeMs: mountMs + timing.promptDelayMs, eligibleAtMs };
  /** The times that had passed when the viewer became eligible. */
  const [openPrompt, setOpenPrompt] = useState<PromptTimes | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isLowWindow = useLowWindow();

  usePromptTimer(promptTimes, () => {
    // The viewer may have answered on another device since this sign-in. If the profile fails to load, the survey
    // waits for another occasion.
    void Promise.all([session.reloadProfile(), loadQuestion()]).then(
      () => setOpenPrompt(promptTimes),
      () => undefined,
    );
  });
  // On a phone in landscape the question would cover the video's controls, so it waits until the viewer rotates the
  // phone.
  const isDue = openPrompt !== null && openPrompt.eligibleAtMs === promptTimes?.eligibleAtMs && !isOpen && !isLowWindow;
  // The form counts as the question, so that no other question opens behind it.
  const hasPromptTurn = usePromptTurn('survey', isDue || isOpen);
  const isAsked = isDue && hasPromptTurn;
  const isShown = isAsked || isOpen;
  useEffect(() => (isShown ? remote.pauseFor('survey', { exceptFullscreen: true }) : undefined), [isShown, remote]);

  const endPrompt = (outcome: Outcome) => {
    setIsOpen(false);
    saveOutcome(outcome);
    if (outcome === 'submitted') telemetry.event('survey_submitted', { survey: name });
  };
  const startPrompt = () => {
    setIsOpen(true);
    telemetry.event('survey_opened', { survey: name });
  };
  return (
    <Boundary section="survey">
      <Suspense>
        {isAsked && <Question prepare={loadForm} onLater={() => endPrompt('skipped')} onStart={startPrompt} />}
        {isOpen && <FormDialog form={form} onEnd={endPrompt} />}
      </Suspense>
    </Boundary>
  );
}

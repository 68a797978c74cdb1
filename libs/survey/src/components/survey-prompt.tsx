import { Boundary, useSite, useViewer, useViewerActions } from '@touchline/feature-kit';
import { usePromptTurn } from '@touchline/feature-kit/corner';
import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { useTelemetry } from '@touchline/telemetry';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type Outcome, useAnswers } from '../state/use-answers.ts';
import { getEarliestPromptTime } from '../state/may-ask.ts';
import type { SurveyOptions } from '../options.ts';
import { timingByFlavor } from '../state/timing.ts';
import { useIsVideoPlaying } from '../state/use-is-video-playing.ts';
import { type PromptTimes, usePromptTimer } from '../state/use-prompt-timer.ts';

/** The height of a phone in landscape, where a video and its controls fill the window. */
const lowWindowQuery = '(max-height: 480px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(lowWindowQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** @returns whether the window is too low for more than the page's own content */
const useLowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(lowWindowQuery).matches);

const loadQuestion = () => import('./question.tsx');
const loadForm = () => import('./form/form-dialog.tsx');
const Question = lazy(async () => ({ default: (await loadQuestion()).Question }));
const FormDialog = lazy(async () => ({ default: (await loadForm()).FormDialog }));

export interface SurveyPromptProps {
  /** The viewer's id. */
  viewer: string;
  options: SurveyOptions;
  /** True while the viewer has visited only pages that allow the survey. The wait then starts at the page's load. */
  isFirst: boolean;
  /** True on the first match's page of this visit. The survey asks nothing there, and pauses no video. */
  isOnFirstMatch: boolean;
}

/** Sections 4, 5 and 9: asks the viewer at the right time, and saves the outcome. */
export function SurveyPrompt({
  viewer,
  options: { form_url: form, name },
  isFirst,
  isOnFirstMatch,
}: SurveyPromptProps) {
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
  // While casting, the page's video element is paused.
  const isPlayingHere = useRemoteState((state) => state?.status === 'playing');
  const isVideoPlaying = useIsVideoPlaying();

  usePromptTimer(promptTimes, () => {
    // The viewer may have answered on another device since this sign-in. If the profile fails to load, the survey
    // waits for another occasion.
    void Promise.all([session.reloadProfile(), loadQuestion()]).then(
      () => setOpenPrompt(promptTimes),
      () => undefined,
    );
  });
  // The question interrupts no video, no ad and no mini player. On a phone in landscape it would cover the video's controls.
  const mayAsk = !isPlayingHere && !isVideoPlaying && !isLowWindow && !isOnFirstMatch;
  const isDue = openPrompt !== null && openPrompt.eligibleAtMs === promptTimes?.eligibleAtMs && !isOpen && mayAsk;
  // The form counts as the question, so that no other question opens behind it.
  const hasPromptTurn = usePromptTurn('survey', 3, isDue || isOpen);
  const isAsked = isDue && hasPromptTurn;
  const isPausing = isAsked || (isOpen && !isOnFirstMatch);
  useEffect(() => (isPausing ? remote.pauseFor('survey', { exceptFullscreen: true }) : undefined), [isPausing, remote]);

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

import { matchGoals, matchSeconds, periodSeconds } from '../../apps/reference-backend/src/streams/match-script.ts';
import type { RenderJob } from './match/render-page.ts';

/** Seconds of a clip, and how many of them lie before the goal. */
export const clipSeconds = 10;
const clipLead = 6.5;

/** Start of each clip in the recording, seconds: four of the goals. */
export const clipStarts: readonly number[] = [0, 1, 3, 5].map((goal) => (matchGoals[goal]?.time ?? 0) - clipLead);

/** Every sequence of frames that is drawn, by the name of its intermediate file. */
export const renderJobs: Readonly<Record<string, RenderJob>> = {
  recording: { view: 'broadcast', from: 0, to: matchSeconds, caption: 'score' },
  panorama: { view: 'panorama', from: 0, to: matchSeconds, caption: 'clock' },
  live: { view: 'broadcast', from: 0, to: periodSeconds, caption: 'clock' },
  ...Object.fromEntries(
    clipStarts.map((from, position): [string, RenderJob] => [
      `clip-${position + 1}`,
      { view: 'upright', from, to: from + clipSeconds, caption: 'none' },
    ]),
  ),
};

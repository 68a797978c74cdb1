import { matchGoals, matchSeconds, periodSeconds } from '../../apps/reference-backend/src/streams/match-script.ts';
import type { RenderJob } from './match/render-page.ts';

/** Seconds of a clip, and how many of them are before the goal. */
export const clipSeconds = 10;
const clipLeadSeconds = 6.5;

/** Start of each clip in the recording, seconds: four of the goals. */
export const clipStarts: readonly number[] = [0, 1, 3, 5].map((goal) => (matchGoals[goal]?.time ?? 0) - clipLeadSeconds);

/** Seconds of the match for posters, without a score in the picture. */
export const posterTimes: readonly number[] = [4.2, 15.8, 30.8, 83.4, 104.6, 145];

/** Every sequence of frames that is drawn, by the name of its intermediate file. */
export const renderJobs: Readonly<Record<string, RenderJob>> = {
  recording: { view: 'broadcast', from: 0, to: matchSeconds, caption: 'score' },
  panorama: { view: 'panorama', from: 0, to: matchSeconds, caption: 'clock' },
  ...Object.fromEntries(
    posterTimes.map((from, position): [string, RenderJob] => [
      `poster-${position + 1}`,
      { view: 'broadcast', from, to: from + 0.03, caption: 'none' },
    ]),
  ),
  live: { view: 'broadcast', from: 0, to: periodSeconds, caption: 'clock' },
  ...Object.fromEntries(
    clipStarts.map((from, position): [string, RenderJob] => [
      `clip-${position + 1}`,
      { view: 'upright', from, to: from + clipSeconds, caption: 'none' },
    ]),
  ),
};

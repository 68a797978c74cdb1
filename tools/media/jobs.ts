import type { Film } from '../../apps/reference-backend/src/streams/films.ts';
import type { RenderJob } from './match/render-page.ts';

/** Seconds of a clip, and how many of them are before its shot. */
export const clipSeconds = 10;
const clipLeadSeconds = 6.5;

/** Returns the start of each clip in the recording, in seconds. */
export const getClipStarts = ({ clipShots, shots, seconds }: Film): number[] =>
  clipShots.map((shot) => Math.min(seconds - clipSeconds, (shots[shot]?.time ?? 0) - clipLeadSeconds));

const nameJobs = (name: string, jobs: readonly RenderJob[]): [string, RenderJob][] =>
  jobs.map((job, position) => [`${name}-${position + 1}`, job]);

/** Lists every sequence of frames that is drawn for a film, by the name of its intermediate file. */
export function listJobs(film: Film): Readonly<Record<string, RenderJob>> {
  const recording: RenderJob = { film: film.name, view: 'broadcast', from: 0, to: film.drawnSeconds };
  return {
    recording,
    ...(film.hasPanorama ? { panorama: { ...recording, view: 'panorama' } } : {}),
    ...Object.fromEntries([
      ...nameJobs(
        'poster',
        film.posterTimes.map((from) => ({ ...recording, from, to: from + 0.03 })),
      ),
      ...nameJobs(
        'clip',
        getClipStarts(film).map((from) => ({ ...recording, view: 'upright', from, to: from + clipSeconds })),
      ),
    ]),
  };
}

import type { Film, FilmName } from '../../apps/reference-backend/src/streams/films.ts';
import type { RenderJob } from './match/render-page.ts';

/** Seconds of a clip, and how many of them are before its shot. */
export const clipSeconds = 10;
const clipLeadSeconds = 6.5;

/** The shots of each film's clips, by position in its script: three goals and a save of hockey, else a goal and a save. */
const clipShots: Readonly<Record<FilmName, readonly number[]>> = {
  'ice-hockey': [4, 5, 6, 0],
  football: [4, 2],
  basketball: [6, 2],
  volleyball: [5, 2],
};

/** Returns the start of each clip in the recording, in seconds. */
export const getClipStarts = ({ name, shots, seconds }: Film): number[] =>
  clipShots[name].map((shot) => Math.min(seconds - clipSeconds, (shots[shot]?.time ?? 0) - clipLeadSeconds));

const nameJobs = (name: string, jobs: readonly RenderJob[]): [string, RenderJob][] =>
  jobs.map((job, position) => [`${name}-${position + 1}`, job]);

/** Lists every sequence of frames that is drawn for a film, by the name of its intermediate file. */
export function listJobs(film: Film): Readonly<Record<string, RenderJob>> {
  const recording: RenderJob = { film: film.name, view: 'broadcast', from: 0, to: film.seconds };
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

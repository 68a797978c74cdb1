import { expect, test } from 'vitest';
import { readFilmMedia } from './film-media.ts';
import { films, getFilm } from './films.ts';
import { getTracks } from './get-tracks.ts';
import { liveLoopSeconds } from './match-shot.ts';
import { defaultMediaFolder, getSegmentDurations, limitTracks } from './media-index.ts';

const filmList = Object.values(films);

test.each(filmList)(
  'every track of $name has the drawing’s length, and that of a recording the film’s, up to an AAC frame',
  async (film) => {
    const index = (await readFilmMedia(defaultMediaFolder)).get(film.name)?.index ?? { tracks: {}, version: '' };
    for (const [part, length] of [
      [index, film.drawnSeconds],
      [limitTracks(index, film.seconds), film.seconds],
    ] as const) {
      const tracks = (['video', 'audio', 'pano'] as const).flatMap((kind) => getTracks(part, kind));
      expect(tracks).toHaveLength(film.hasPanorama ? 7 : 6);
      for (const [, track] of tracks)
        expect(getSegmentDurations(track, 1).reduce((sum, duration) => sum + duration, 0)).toBeCloseTo(length, 1);
    }
  },
);

test.each(filmList)('each segment of $name video has at most two seconds', async (film) => {
  const index = (await readFilmMedia(defaultMediaFolder)).get(film.name)?.index;
  const durations = index ? getTracks(index, 'video').flatMap(([, track]) => getSegmentDurations(track, 1)) : [];
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(2);
});

test.each(filmList)(
  'the part of $name that live streams repeat has no goal, and the shots are in order',
  ({ shots, liveShots, seconds, drawnSeconds }) => {
    const times = shots.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(seconds);
    for (const { time } of liveShots) expect(time > seconds && time < drawnSeconds).toBe(true);
    const goals = shots.filter(({ result }) => result === 'goal');
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.filter(({ time }) => time < liveLoopSeconds)).toEqual([]);
  },
);

test.each([
  ['basketball', 'basketball'],
  ['curling', 'ice-hockey'],
  [null, 'ice-hockey'],
])('the film of sport %s is %s', (sport, name) => {
  expect(getFilm(sport).name).toBe(name);
});

import { expect, it } from 'vitest';
import { readAnswer, type MediaPlaylist } from './playlist-answer.ts';
import { createPlaylistProgress } from './playlist-progress.ts';

/** A playlist of these segments. */
function getMedia(segments: string): MediaPlaylist {
  const { media } = readAnswer({ uri: 'https://cdn.test/', data: new TextEncoder().encode(`#EXTM3U\n${segments}`) });
  if (!media) throw new Error('No media playlist');
  return media;
}

function createProgressScene() {
  const clock = { now: 0 };
  const progress = createPlaylistProgress(() => clock.now);
  const answer = (second: number, segments: string, track = 'video'): void => {
    clock.now = second * 1000;
    progress.recordAnswer(track, getMedia(segments));
  };
  return { clock, progress, answer };
}

it('a stream has stopped when its playlists arrive unchanged for the length of three segments', () => {
  const { progress, answer } = createProgressScene();
  answer(0, 'one');
  for (const second of [3, 6, 8]) answer(second, 'one');
  expect(progress.hasStopped(3)).toBe(false);
  answer(9, 'one');
  expect(progress.hasStopped(3)).toBe(true);
  answer(10, 'two');
  expect(progress.hasStopped(3)).toBe(false);
});

it('a stream has not stopped while one of its playlists changes', () => {
  const { progress, answer } = createProgressScene();
  for (const second of [0, 2, 4, 6, 8]) {
    answer(second, 'one');
    answer(second, `${second}`, 'audio');
  }
  expect(progress.hasStopped(2)).toBe(false);
});

it('a stopped stream has also stopped in another quality that ends at the same segment', () => {
  const { progress, answer } = createProgressScene();
  for (const second of [0, 2, 4]) answer(second, '#EXT-X-MEDIA-SEQUENCE:7\none');
  answer(5, '#EXT-X-MEDIA-SEQUENCE:7\nsmall-one', 'smaller');
  answer(6, '#EXT-X-MEDIA-SEQUENCE:7\nsmall-one', 'smaller');
  expect(progress.hasStopped(2)).toBe(true);
});

it('a stream has not stopped when another quality has a later segment', () => {
  const { progress, answer } = createProgressScene();
  for (const second of [0, 2, 4]) answer(second, '#EXT-X-MEDIA-SEQUENCE:7\none');
  answer(5, '#EXT-X-MEDIA-SEQUENCE:8\nsmall-two', 'smaller');
  answer(6, '#EXT-X-MEDIA-SEQUENCE:8\nsmall-two', 'smaller');
  expect(progress.hasStopped(2)).toBe(false);
});

it('a stream has not stopped when its playlists do not arrive, because its origin has failed', () => {
  const { clock, progress, answer } = createProgressScene();
  for (const second of [0, 2, 4, 6]) answer(second, 'one');
  expect(progress.hasStopped(2)).toBe(true);
  clock.now = 12_000;
  expect(progress.hasStopped(2)).toBe(false);
});

it('a stream has stopped when two servers with different playlists repeat them in turn', () => {
  const { progress, answer } = createProgressScene();
  for (const second of [0, 2, 4, 6, 8]) answer(second, second % 4 === 0 ? 'newer' : 'older');
  expect(progress.hasStopped(2)).toBe(true);
});

it('a stream has stopped when only the signatures of its addresses change', () => {
  const { progress, answer } = createProgressScene();
  for (const second of [0, 2, 4, 6]) answer(second, `one?sig=${second}`);
  expect(progress.hasStopped(2)).toBe(true);
});

it('a stream has not stopped while its window only grows at the end', () => {
  const { clock, progress } = createProgressScene();
  for (const second of [0, 2, 4, 6]) {
    clock.now = second * 1000;
    progress.recordAnswer(
      'video',
      getMedia(Array.from({ length: 4 + second }, (_, index) => `${index}.ts`).join('\n')),
    );
  }
  expect(progress.hasStopped(2)).toBe(false);
});

it('only the playlist whose segments stop is late, and a repeated response counts as unchanged', () => {
  const { clock, progress, answer } = createProgressScene();
  answer(0, 'one');
  expect(progress.isNew('video', getMedia('one?sig=2'))).toBe(false);
  expect(progress.isNew('video', getMedia('two'))).toBe(true);
  clock.now = 2000;
  expect(progress.isLate('video', 2)).toBe(false);
  answer(3, 'one');
  answer(3, 'one', 'audio');
  expect([progress.isLate('video', 2), progress.isLate('audio', 2)]).toEqual([true, false]);
});

import { expect, it } from 'vitest';
import { createPlaylistProgress, newestIn } from './playlist-progress.ts';

function scene() {
  const world = { now: 0 };
  const progress = createPlaylistProgress(() => world.now);
  const answer = (second: number, mark: string, track = 'video'): void => {
    world.now = second * 1000;
    progress.answered(`https://cdn.test/${track}.m3u8?CMCD=${second}`, mark);
  };
  return { world, progress, answer };
}

it('a stream has stopped when its playlists arrive without a change for three segments', () => {
  const { progress, answer } = scene();
  answer(0, 'one');
  for (const second of [3, 6, 8]) answer(second, 'one');
  expect(progress.hasStopped(3)).toBe(false);
  answer(9, 'one');
  expect(progress.hasStopped(3)).toBe(true);
  answer(10, 'two');
  expect(progress.hasStopped(3)).toBe(false);
});

it('a stream has not stopped while one of its playlists changes', () => {
  const { progress, answer } = scene();
  for (const second of [0, 2, 4, 6, 8]) {
    answer(second, 'one');
    answer(second, `${second}`, 'audio');
  }
  expect(progress.hasStopped(2)).toBe(false);
});

it('a stream has not stopped when its playlists do not arrive, because its origin has failed', () => {
  const { world, progress, answer } = scene();
  for (const second of [0, 2, 4, 6]) answer(second, 'one');
  expect(progress.hasStopped(2)).toBe(true);
  world.now = 12_000;
  expect(progress.hasStopped(2)).toBe(false);
});

it('a stream has stopped when two servers that differ repeat their playlists in turn', () => {
  const { progress, answer } = scene();
  for (const second of [0, 2, 4, 6, 8]) answer(second, second % 4 === 0 ? 'newer' : 'older');
  expect(progress.hasStopped(2)).toBe(true);
});

const playlist = (sequence: number, signature: string): string =>
  [
    '#EXTM3U',
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    ...[0, 1, 2].flatMap((index) => ['#EXTINF:2,', `${sequence + index}.ts?sig=${signature}`]),
  ].join('\n');
const markOf = (text: string): string => newestIn(text, text);

it('a playlist brings nothing new when only the signatures of its addresses change', () => {
  expect(markOf(playlist(7, 'b'))).toBe(markOf(playlist(7, 'a')));
  expect(markOf(playlist(8, 'a'))).not.toBe(markOf(playlist(7, 'a')));
});

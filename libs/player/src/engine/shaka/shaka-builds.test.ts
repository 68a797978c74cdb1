import { expect, it, vi } from 'vitest';
import { loadShaka } from './load-shaka.ts';
import { getShakaModules } from './shaka-builds.ts';

const { build } = vi.hoisted(() => ({
  build: (name: string) => ({ default: { name, polyfill: { installAll: () => undefined } } }),
}));
vi.mock('shaka-player/dist/shaka-player.hls-es2021.js', () => build('/shaka-player.hls-es2021.js'));
vi.mock('shaka-player/dist/shaka-player.compiled-es2021.js', () => build('/shaka-player.compiled-es2021.js'));

it.each(['/live.m3u8?start=1', '/recording.mpd'])(
  'names the build of the engine that is loaded for %s',
  async (address) => {
    expect(getShakaModules(address)).toEqual([Reflect.get(await loadShaka(address), 'name')]);
  },
);

it('chooses the smaller, HLS-only build for HLS', () => {
  expect(getShakaModules('/live.m3u8?start=1')).toEqual(['/shaka-player.hls-es2021.js']);
});

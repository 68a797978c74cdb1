import { expect, it } from 'vitest';
import { streamNeeds } from './stream-needs.ts';

const sources = Object.keys(import.meta.glob('../*.ts')).map((path) => path.replace('../', '/player/src/'));

it('names modules that exist, in the sources and in the built package alike, and the playlist', () => {
  const { modules, fetches } = streamNeeds('/live.m3u8?start=1');
  const own = modules.filter((module) => module.startsWith('/player/src/'));
  expect(own).toHaveLength(1);
  expect(sources).toEqual(expect.arrayContaining(own));
  const built = own.map((module) => module.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  expect(modules).toEqual(expect.arrayContaining(built));
  expect(fetches).toEqual(['/live.m3u8?start=1']);
});

it('names the engine that the player loads for the address', () => {
  expect(streamNeeds('/live.m3u8?start=1').modules.at(-1)).toBe('/shaka-player.hls-es2021.js');
  expect(streamNeeds('/recording.mpd').modules.at(-1)).toBe('/shaka-player.compiled-es2021.js');
});

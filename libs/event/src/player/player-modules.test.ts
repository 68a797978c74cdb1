import { expect, test } from 'vitest';
import { playerModules } from './player-modules.ts';

const sources = Object.keys(import.meta.glob(['../../../player/src/**/*.ts', '!**/*.test.ts']));

test('each file that is preloaded exists, and the engine is the one the player loads', () => {
  const [engine, ...files] = playerModules('/live.m3u8?start=1').toReversed();
  for (const file of files) expect(sources.some((source) => source.endsWith(file))).toBe(true);
  expect(engine).toBe('/shaka-player.hls-es2021.js');
  expect(playerModules('/recording.mpd').at(-1)).toBe('/shaka-player.compiled-es2021.js');
});

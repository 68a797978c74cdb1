import { expect, it } from 'vitest';
import { getEngineModules, streamNeeds } from './stream-needs.ts';

const sources = Object.keys(import.meta.glob('../*.ts')).map((path) => path.replace('../', '/player/src/'));

it('streamNeeds names modules that exist in the sources and in the built package, the engine’s modules, and the playlist', () => {
  const { modules, fetches } = streamNeeds('/live.m3u8?start=1');
  const ownModules = modules.filter((module) => module.startsWith('/player/src/'));
  expect(ownModules).toHaveLength(1);
  expect(sources).toEqual(expect.arrayContaining(ownModules));
  const builtModules = ownModules.map((module) => module.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  expect(modules).toEqual(expect.arrayContaining(builtModules));
  expect(modules).toEqual(expect.arrayContaining([...getEngineModules('/live.m3u8?start=1')]));
  expect(fetches).toEqual(['/live.m3u8?start=1']);
});

it('streamNeeds names no playlist when requests carry client data, because its address would differ', () => {
  const clientData = { in: 'query', contentId: '42' } as const;
  expect(streamNeeds('/a.m3u8', { clientData }).fetches).toEqual([]);
});

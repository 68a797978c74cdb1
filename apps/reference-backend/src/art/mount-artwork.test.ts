import { expect, test } from 'vitest';
import { measureHeapBytes } from '../testing/measure-heap-bytes.ts';
import { testBackend } from '../testing/test-backend.ts';
import { getClub } from '../world/team-rows.ts';
import { lighten } from './colors.ts';
import { basketballClubs, volleyballClubs } from '../world/clubs.ts';

const get = async (name: string) => (await testBackend()).app.request(`/media/art/${name}`);

test.each([
  'crest-tra.svg',
  'crest-ver-w.svg',
  'poster-tra--osl.svg',
  'poster-ver-w--kin-w.svg',
  'channel-nil-one.svg',
  'badge-nordic-men.svg',
  'badge-galil-women.svg',
])('%s is a small, cacheable SVG without scripts', async (name) => {
  const response = await get(name);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).toMatch(/max-age=\d{4,}/);
  const svg = await response.text();
  expect(svg).toMatch(/^<svg xmlns/);
  expect(svg.length).toBeLessThan(15_000);
});

test.each([
  ['left', 'tra', 'osl'],
  ['right', 'gal', 'knr'],
])('a poster shows the home club on the %s, where its title begins', async (side, home, away) => {
  const svg = await (await get(`poster-${home}--${away}.svg`)).text();
  const leftColor = getClub(side === 'left' ? home : away).colors[0];
  const [firstColor] = /id="a"[^>]*><stop stop-color="([^"]+)"/.exec(svg)?.slice(1) ?? [];
  expect(firstColor).toBe(lighten(leftColor, 0.1));
});

test('a scene’s picture is a small WebP', async () => {
  const response = await get('scene-r1-640.webp');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(16_000);
});

test.each([
  'crest-nobody.svg',
  'poster-tra--nobody.svg',
  'scene-none-640.webp',
  '..%2Fglyphs.json',
  'channel-x.svg',
  'badge-x.svg',
])('%s gets 404', async (name) => expect((await get(name)).status).toBe(404));

test('drawing the posters of all pairs of teams does not fill the memory', async () => {
  const teams = [...basketballClubs, ...volleyballClubs].map(({ code }) => code.toLowerCase());
  await get('poster-tra--osl.svg');
  const heapBytesBefore = measureHeapBytes();
  let byteCount = 0;
  for (const home of teams)
    for (const away of teams) byteCount += (await (await get(`poster-${home}--${away}.svg`)).text()).length;
  expect(byteCount).toBeGreaterThan(2_000_000);
  expect(measureHeapBytes() - heapBytesBefore).toBeLessThan(byteCount / 4);
});

import { expect, it, vi } from 'vitest';
import { lookAt } from './look-at.ts';

it('a playlist counts as working when its segments’ addresses contain a variable of the multivariant playlist [fault-30m]', async () => {
  const url = 'https://cdn.test/low.m3u8';
  const text = '#EXTM3U\n#EXT-X-DEFINE:IMPORT="base"\n#EXTINF:2,\n{$base}/7.m4s';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Object.defineProperty(new Response(text, { status: `${input}` === url ? 200 : 404 }), 'url', { value: url }),
  );
  expect(await lookAt(url)).toMatchObject({ id: url });
});

it('a check of a playlist that hangs ends, and closes its connection [fault-30n]', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (_, options) =>
      new Promise<never>((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const look = lookAt('https://cdn.test/low.m3u8');
  limit.abort();
  expect(await look).toBeNull();
});

it.each([
  { last: 'a gap follows its newest segment', segments: '#EXTINF:2,\n6.m4s\n#EXT-X-GAP\n#EXTINF:2,\n7.m4s' },
  { last: 'all of its segments are gaps', segments: '#EXTINF:2,\n#EXT-X-GAP\n7.m4s' },
])('a playlist counts as working, and no gap is requested, when $last [fault-30s]', async ({ segments }) => {
  const url = 'https://cdn.test/low.m3u8';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Object.defineProperty(
      new Response(`#EXTM3U\n${segments}`, { status: `${input}`.includes('7') ? 404 : 200 }),
      'url',
      {
        value: url,
      },
    ),
  );
  expect(await lookAt(url)).toMatchObject({ id: url });
});

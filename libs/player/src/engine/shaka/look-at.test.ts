import { expect, it, vi } from 'vitest';
import { lookAt } from './look-at.ts';

it('a playlist is well although the variables of its segments are those of the multivariant one [fault-30m]', async () => {
  const url = 'https://cdn.test/low.m3u8';
  const text = '#EXTM3U\n#EXT-X-DEFINE:IMPORT="base"\n#EXTINF:2,\n{$base}/7.m4s';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Object.defineProperty(new Response(text, { status: `${input}` === url ? 200 : 404 }), 'url', { value: url }),
  );
  expect(await lookAt(url)).toMatchObject({ id: url });
});

it('a look at a playlist that hangs ends, and closes its connection [fault-30n]', async () => {
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

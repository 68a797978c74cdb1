import { expect, it, vi } from 'vitest';
import { fetchPlayablePlaylist } from './fetch-playable-playlist.ts';

it('a playlist counts as working when its segments’ addresses contain a variable of the multivariant playlist [fault-30m]', async () => {
  const url = 'https://cdn.test/low.m3u8';
  const text = '#EXTM3U\n#EXT-X-DEFINE:IMPORT="base"\n#EXTINF:2,\n{$base}/7.m4s';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Object.defineProperty(new Response(text, { status: `${input}` === url ? 200 : 404 }), 'url', { value: url }),
  );
  expect(await fetchPlayablePlaylist(url)).toMatchObject({ id: url });
});

it('a playlist that hangs does not count as working, and its request is aborted [fault-30n]', async () => {
  const timeoutController = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (_, options) =>
      new Promise<never>((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const pendingPlaylist = fetchPlayablePlaylist('https://cdn.test/low.m3u8');
  timeoutController.abort();
  expect(await pendingPlaylist).toBeNull();
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
  expect(await fetchPlayablePlaylist(url)).toMatchObject({ id: url });
});

/** Serves a playlist from an origin on which some files are missing. @returns the requested files */
function serveWithMissingFiles(playlist: string, missing: RegExp): string[] {
  const requestedAddresses: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = `${input}`;
    requestedAddresses.push(url.replace('https://cdn.test/', ''));
    return Object.defineProperty(new Response(playlist, { status: missing.test(url) ? 404 : 200 }), 'url', {
      value: url,
    });
  });
  return requestedAddresses;
}
const recording = `#EXTM3U\n${Array.from({ length: 9 }, (_, index) => `#EXTINF:2,\n${index}.m4s`).join('\n')}`;

it.each([
  { place: 'at a missing segment', second: 7, isWorking: false },
  { place: 'after the missing segments', second: 8, isWorking: true },
  { place: 'beyond its end', second: 60, isWorking: true },
])(
  'a recording with two missing segments counts as working for a viewer $place: $isWorking [fault-30y]',
  async ({ second, isWorking }) => {
    serveWithMissingFiles(`${recording}\n#EXT-X-ENDLIST`, /[23]\.m4s$/);
    expect((await fetchPlayablePlaylist('https://cdn.test/en.m3u8', second)) !== null).toBe(isWorking);
  },
);

it('a live playlist counts as working if its newest segment arrives, wherever the viewer is [fault-30y]', async () => {
  const requestedAddresses = serveWithMissingFiles(recording, /[23]\.m4s$/);
  expect(await fetchPlayablePlaylist('https://cdn.test/en.m3u8', 7)).not.toBeNull();
  expect(requestedAddresses).toEqual(['en.m3u8', '8.m4s']);
});

it('a playlist does not count as working when its initialization segment (EXT-X-MAP) is missing [fault-30y]', async () => {
  serveWithMissingFiles(recording.replace('#EXTINF', '#EXT-X-MAP:URI="init.mp4"\n#EXTINF'), /init\.mp4$/);
  expect(await fetchPlayablePlaylist('https://cdn.test/en.m3u8')).toBeNull();
});

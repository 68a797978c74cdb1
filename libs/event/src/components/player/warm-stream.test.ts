import { expect, test, vi } from 'vitest';
import { warmStream } from './warm-stream.ts';

const { preloadStream } = vi.hoisted(() => ({ preloadStream: vi.fn() }));
vi.mock('@touchline/player', () => ({ Player: () => null }));
vi.mock('@touchline/player/remote', async (importOriginal) => ({ ...(await importOriginal<object>()), preloadStream }));

test('a stream is preloaded with the CMCD data and key servers of its page', () => {
  warmStream('/events/m%207/', 'a.m3u8', { cmcd: 'headers' });
  warmStream('/channels/one/', 'b.m3u8', { drm: { widevine: { license_url: 'https://keys.example/w' } } });
  expect(preloadStream.mock.calls).toEqual([
    ['a.m3u8', { clientData: { in: 'headers', contentId: 'm 7' }, drm: undefined }],
    [
      'b.m3u8',
      { clientData: undefined, drm: expect.objectContaining({ widevine: { licenseUrl: 'https://keys.example/w' } }) },
    ],
  ]);
});

test('a stream whose key servers need a token is not preloaded', () => {
  preloadStream.mockClear();
  const widevine = { license_url: 'https://keys.example/w' };
  warmStream('/events/7/', 'c.m3u8', { drm: { widevine, token_header: 'X-Authorization' } });
  expect(preloadStream).not.toHaveBeenCalled();
});

import { expect, test, vi } from 'vitest';
import { intend } from './intend.ts';

const { preloadStream } = vi.hoisted(() => ({ preloadStream: vi.fn() }));
vi.mock('@touchline/player', () => ({ Player: () => null }));
vi.mock('@touchline/player/remote', async (original) => ({ ...(await original<object>()), preloadStream }));

test('a stream that is begun for its card says of itself what its page will, nothing where nobody asked for it, and knows where its keys come from', () => {
  intend('/events/m%207/', 'a.m3u8', { cmcd: 'headers' });
  intend('/channels/one/', 'b.m3u8', { drm: { widevine: { license_url: 'https://keys.example/w' } } });
  expect(preloadStream.mock.calls).toEqual([
    ['a.m3u8', { clientData: { in: 'headers', contentId: 'm 7' }, drm: undefined }],
    [
      'b.m3u8',
      { clientData: undefined, drm: expect.objectContaining({ widevine: { licenseUrl: 'https://keys.example/w' } }) },
    ],
  ]);
});

test('a stream whose keys are for those alone who say who they are waits for its page', () => {
  preloadStream.mockClear();
  const widevine = { license_url: 'https://keys.example/w' };
  intend('/events/7/', 'c.m3u8', { drm: { widevine, token_header: 'X-Authorization' } });
  expect(preloadStream).not.toHaveBeenCalled();
});

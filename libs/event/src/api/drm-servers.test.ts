import { expect, test } from 'vitest';
import { getDrmServers, getNoToken } from './drm-servers.ts';

const widevine = { license_url: 'https://keys.example/w' };

test('a key server gets the viewer’s token only if `token_header` is set, and gets no header for a visitor', async () => {
  const token = async () => 'ada';
  expect(getDrmServers({ drm: { widevine } }, token)?.licenceHeaders).toBeUndefined();
  const drm = { widevine, token_header: 'X-Authorization' } as const;
  expect(await getDrmServers({ drm }, token)?.licenceHeaders?.()).toEqual({ 'X-Authorization': 'Bearer ada' });
  expect(await getDrmServers({ drm }, getNoToken)?.licenceHeaders?.()).toEqual({});
  expect(getDrmServers({}, token)).toBeUndefined();
});

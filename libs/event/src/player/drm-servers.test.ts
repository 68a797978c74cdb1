import { expect, test } from 'vitest';
import { getDrmServers, getNoToken } from './drm-servers.ts';

const widevine = { license_url: 'https://keys.example/w' };

test('sends the viewer’s token to a key server only if `token_header` is set, and no header for a visitor', async () => {
  const token = async () => 'ada';
  expect(getDrmServers({ drm: { widevine } }, token)?.licenceHeaders).toBeUndefined();
  const drm = { widevine, token_header: 'X-Authorization' } as const;
  expect(await getDrmServers({ drm }, token)?.licenceHeaders?.()).toEqual({ 'X-Authorization': 'Bearer ada' });
  expect(await getDrmServers({ drm }, getNoToken)?.licenceHeaders?.()).toEqual({});
  expect(getDrmServers({}, token)).toBeUndefined();
});

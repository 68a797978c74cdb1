import { expect, test } from 'vitest';
import { drmServersOf, nobody } from './drm-servers.ts';

const widevine = { license_url: 'https://keys.example/w' };

test('a server of keys hears who asks where the customer wants that, and of a visitor nothing', async () => {
  const token = async () => 'ada';
  expect(drmServersOf({ drm: { widevine } }, token)?.licenceHeaders).toBeUndefined();
  const drm = { widevine, token_header: 'X-Authorization' } as const;
  expect(await drmServersOf({ drm }, token)?.licenceHeaders?.()).toEqual({ 'X-Authorization': 'Bearer ada' });
  expect(await drmServersOf({ drm }, nobody)?.licenceHeaders?.()).toEqual({});
  expect(drmServersOf({}, token)).toBeUndefined();
});

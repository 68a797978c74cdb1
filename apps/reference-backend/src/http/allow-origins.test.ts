import { expect, test } from 'vitest';
import { getProfile, listEvents } from '@touchline/contract';
import { testBackend } from '../testing/test-backend.ts';

const readAllowedOrigin = async (path: string, init: RequestInit): Promise<string | null> => {
  const { app } = await testBackend();
  return (await app.request(path, init)).headers.get('access-control-allow-origin');
};

test('only pages of the allowed origins may call the API and read refusals', async () => {
  const list = (origin: string) => ({ method: 'POST', body: '{}', headers: { origin } });
  expect(await readAllowedOrigin(listEvents.path, list('https://elsewhere.example'))).toBe('https://elsewhere.example');
  expect(await readAllowedOrigin(getProfile.path, { headers: { origin: 'https://elsewhere.example' } })).toBe(
    'https://elsewhere.example',
  );
  for (const origin of ['https://evil.example', 'https://elsewhere.example.evil', 'http://elsewhere.example', 'null'])
    expect(await readAllowedOrigin(listEvents.path, list(origin))).toBeNull();
});

test('the answer to a preflight request names the allowed headers', async () => {
  const { app } = await testBackend();
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-authorization',
  };
  const response = await app.request(listEvents.path, { method: 'OPTIONS', headers });
  expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('x-authorization'),
  ]);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

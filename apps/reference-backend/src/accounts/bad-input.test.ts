import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToWatchlist,
  changePassword,
  checkCurrentDevice,
  deleteClip,
  deleteDevice,
  endpointPath,
  exchangeToken,
  forgotPassword,
  getProfile,
  isKnownErrorCode,
  listUserClips,
  loginUser,
  registerDevice,
  registerUser,
  removeFollow,
  removeFromWatchlist,
  resetPassword,
  saveFollow,
  tidyLine,
  tokenExchangeGrant,
  tokenTypes,
  updateClip,
  updateProfile,
  type Endpoint,
} from '@touchline/contract';
import { createAccount } from '../testing/test-account.ts';
import { post, testBackend } from '../testing/test-backend.ts';

const accountPosts: Endpoint[] = [
  registerUser,
  loginUser,
  exchangeToken,
  forgotPassword,
  resetPassword,
  changePassword,
  checkCurrentDevice,
  registerDevice,
  deleteDevice,
  updateProfile,
  addToWatchlist,
  removeFromWatchlist,
  saveFollow,
  removeFollow,
  listUserClips,
  updateClip,
  deleteClip,
];

const nastyText = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  '\u202eevil',
  "'; drop table users; --",
  '%',
  '😀'.repeat(40),
  'İ'.repeat(100),
  '__proto__',
  '{{7*7}}',
  '../../etc/passwd',
);
const anyText = fc.oneof(nastyText, fc.string({ unit: 'binary' }));
const field = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }));

const malformedFields = fc.record(
  {
    username: field,
    email: field,
    password: field,
    displayName: field,
    terms: field,
    device_id: field,
    device_name: field,
    register_new: field,
    deviceId: field,
    device: fc.oneof(field, fc.record({ id: field, name: field })),
    token: field,
    current_password: field,
    video_id: field,
    reference_id: field,
    type: fc.oneof(field, fc.constantFrom('team', 'league')),
    id: field,
    title: field,
    data: fc.oneof(field, fc.dictionary(anyText, field)),
    filters: field,
    page: field,
    subject_token: field,
    subject_token_type: fc.oneof(field, fc.constantFrom(...Object.values(tokenTypes))),
    grant_type: fc.constantFrom(tokenExchangeGrant, ''),
    requested_token_type: fc.constantFrom(tokenTypes.access_token, ''),
    subject_issuer: fc.constantFrom('ifa', 'myspace'),
  },
  { requiredKeys: [] },
);

test.each(accountPosts.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers malformed input with a status below 500, and refusals have a code',
  async (_, endpoint) => {
    const { token } = await createAccount();
    const { app } = await testBackend();
    const headers = { 'x-authorization': `Bearer ${token}` };
    await fc.assert(
      fc.asyncProperty(fc.oneof(malformedFields, fc.jsonValue()), anyText, async (body, id) => {
        const path = endpointPath(endpoint, { id: id.toWellFormed() });
        const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
        const errorBody: unknown = response.ok ? {} : await response.json();
        const code =
          typeof errorBody === 'object' && errorBody !== null && 'error' in errorBody ? errorBody.error : undefined;
        expect([response.status < 500, response.ok || isKnownErrorCode(String(code))]).toEqual([true, true]);
      }),
      { numRuns: 40 },
    );
  },
);

test('a body of a megabyte is refused', async () => {
  const response = await post(registerUser.path, { email: 'x'.repeat(1_000_000) });
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
});

test('a profile’s text is stored as one line without control characters, or refused', async () => {
  const { token } = await createAccount();
  const { app } = await testBackend();
  const headers = { 'x-authorization': `Bearer ${token}` };
  await fc.assert(
    fc.asyncProperty(anyText, async (city) => {
      const body = JSON.stringify({ data: { city } });
      const response = await app.request(updateProfile.path, { method: 'POST', headers, body });
      const seedResponse = await app.request(getProfile.path, { headers });
      const { content } = await seedResponse.json();
      const storedCity = tidyLine(city).toWellFormed();
      expect(response.ok ? (content.city ?? '') : response.status).toBe(response.ok ? storedCity : 400);
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exchangeToken,
  getProfile,
  loginUser,
  PortalError,
  readAnswer,
  toPortalError,
  type SignInAnswer,
} from '../index.ts';

const tokens = { token: 'a', expires_in: '900', refresh_token: 'r' };
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
const parseAnswer = (body: unknown): SignInAnswer => readAnswer(exchangeToken, body).value;

const readOutcome = (body: unknown): SignInAnswer | PortalError => {
  try {
    return parseAnswer(body);
  } catch (error) {
    return toPortalError(error);
  }
};

test.each([
  ['the top level', tokens],
  ['auth_data', { auth_data: tokens }],
  ['both', { ...tokens, auth_data: { ...tokens, token: 'b' } }],
  ['content', { content: { tokenData: { ...tokenData, expires_in: '900' } } }],
])('a sign-in’s tokens may be in %s', (_, body) => {
  expect(parseAnswer(body).tokenData).toEqual(tokenData);
});

test.each([undefined, null, 'soon', {}])('an answer with an invalid lifetime (%j) is accepted', (expires_in) => {
  const { tokenData: parsedTokens } = readAnswer(loginUser, {
    content: { tokenData: { ...tokenData, expires_in } },
  }).value;
  expect(parsedTokens).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(readAnswer(exchangeToken, { ...tokens, expires_in }).value.tokenData).toEqual(parsedTokens);
});

test('the responses of a login and a token exchange have the same shape', () => {
  const profile = { id: 7 };
  const devices = [{ id: 1, device_id: 'd' }];
  const otherFields = { profile, devices, device_error: 'device_limit_exceeded' };
  const login = readAnswer(loginUser, { content: { tokenData, ...otherFields } }).value;
  const exchange = parseAnswer({ ...tokens, content: otherFields });
  expect(exchange).toEqual(login);
  expect(login).toMatchObject({ profile: { id: '7' }, devices: [{ id: '1' }], device_error: 'device_limit_exceeded' });
});

test.each([
  [true, 'device_limit_exceeded'],
  [{}, 'device_limit_exceeded'],
  ['device_limit_exceeded', 'device_limit_exceeded'],
  [false, undefined],
  ['', undefined],
  [null, undefined],
])('a device_error of %j is read as %s', (device_error, code) => {
  expect(parseAnswer({ content: { tokenData, device_error } }).device_error).toBe(code);
});

test('`isRegister` is read from `auth_data`', () => {
  expect(parseAnswer({ ...tokens, auth_data: { ...tokens, isRegister: true } }).isRegister).toBe(true);
});

test.each([
  [{}],
  [{ content: {} }],
  [{ auth_data: null }],
  [{ ...tokens, token: {} }],
  [{ ...tokens, token: '' }],
  [{ content: { tokenData: {} } }],
  [[]],
])('an answer without a valid token fails with invalid_response: %j', (body) =>
  expect(() => parseAnswer(body)).toThrow(expect.objectContaining({ code: 'invalid_response' })),
);

test('a malformed device is left out and reported, and the sign-in succeeds', () => {
  const content = { tokenData, devices: [{ id: 1 }, { id: 2, device_id: 'd' }, null] };
  const { value, rejected } = readAnswer(loginUser, { content });
  expect(value.devices).toHaveLength(1);
  expect(rejected.map(({ path }) => path)).toEqual(['content.devices.0.device_id', 'content.devices.2']);
});

test('an invalid survey entry is left out of the profile', () => {
  const options = { one: { surveyName: 'one', closed: 'never' }, two: { submitted: '2026-02-12T18:00:00Z' } };
  expect(readAnswer(getProfile, { content: { id: 'u', options } }).value.options).toEqual({
    one: { surveyName: 'one' },
    two: { submitted: '2026-02-12T18:00:00.000Z' },
  });
});

test('every answer to a sign-in gives tokens or a PortalError', () => {
  const answerArbitrary = fc.record(
    {
      token: fc.jsonValue(),
      expires_in: fc.jsonValue(),
      refresh_token: fc.jsonValue(),
      auth_data: fc.jsonValue(),
      content: fc.oneof(fc.jsonValue(), fc.record({ tokenData: fc.jsonValue(), devices: fc.jsonValue() })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answerArbitrary, (body) => {
      const outcome = readOutcome(body);
      const hasKnownCode = outcome instanceof PortalError && outcome.code !== 'default_error_message';
      expect(hasKnownCode || ('tokenData' in outcome && typeof outcome.tokenData.access_token === 'string')).toBe(true);
    }),
  );
});

import type { PasskeyCreation } from '@touchline/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { askForPasskey, canSuggestPasskeys, makePasskey } from './passkey-ceremony.ts';

const toBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

class FakeAssertion {
  clientDataJSON = toBytes('client');
  authenticatorData = toBytes('data');
  signature = toBytes('sig');
  userHandle: ArrayBuffer | null = toBytes('user');
}

class FakeAttestation {
  clientDataJSON = toBytes('client');
  attestationObject = toBytes('obj');
  getTransports = () => ['internal'];
}

class FakeCredential {
  static isConditionalMediationAvailable: (() => Promise<boolean>) | undefined = undefined;
  rawId = toBytes('id');
  response: FakeAssertion | FakeAttestation;

  constructor(response: FakeAssertion | FakeAttestation) {
    this.response = response;
  }
}

const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();

function stubBrowser(): void {
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  vi.stubGlobal('AuthenticatorAssertionResponse', FakeAssertion);
  vi.stubGlobal('AuthenticatorAttestationResponse', FakeAttestation);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  get.mockReset();
  create.mockReset();
  FakeCredential.isConditionalMediationAvailable = undefined;
});

const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'tv.example', userVerification: 'required' } as const;
const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'tv.example', name: 'tv.example' },
  user: { id: 'dXNlcg', name: 'viewer@example.com', displayName: 'Vera' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'a25vd24', type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
};

const createDomError = (name: string): Error => Object.assign(new Error(name), { name });

test('the answer to a challenge has its bytes in base64url', async () => {
  stubBrowser();
  get.mockResolvedValue(new FakeCredential(new FakeAssertion()));
  const { signal } = new AbortController();
  expect(await askForPasskey(request, { signal, isSuggestion: true })).toEqual({
    rawId: 'aWQ',
    response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2ln', userHandle: 'dXNlcg' },
  });
  const options = get.mock.lastCall?.[0];
  expect(options).toMatchObject({ signal, mediation: 'conditional', publicKey: { rpId: 'tv.example' } });
  expect(new TextDecoder().decode(options?.publicKey?.challenge)).toBe('challenge');
});

test('a new passkey excludes the known ones and has the site’s name', async () => {
  stubBrowser();
  create.mockResolvedValue(new FakeCredential(new FakeAttestation()));
  expect(await makePasskey(creation, 'Verdant TV')).toEqual({
    rawId: 'aWQ',
    response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'b2Jq', transports: ['internal'] },
  });
  const publicKey = create.mock.lastCall?.[0].publicKey;
  expect(publicKey).toMatchObject({
    rp: { id: 'tv.example', name: 'Verdant TV' },
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  expect(new TextDecoder().decode(publicKey?.excludeCredentials?.[0]?.id)).toBe('known');
});

test.each(['NotAllowedError', 'AbortError'])('a dialog that ends with %s has no result', async (name) => {
  stubBrowser();
  get.mockRejectedValue(createDomError(name));
  create.mockRejectedValue(createDomError(name));
  expect([await askForPasskey(request), await makePasskey(creation, 'Site')]).toEqual([null, null]);
});

test.each([
  ['InvalidStateError', 'conflict'],
  ['SecurityError', 'authentication_failed'],
])('the browser’s %s is the error %s', async (name, code) => {
  stubBrowser();
  create.mockRejectedValue(createDomError(name));
  await expect(makePasskey(creation, 'Site')).rejects.toMatchObject({ code });
});

test('a browser without passkeys has no suggestions, and its button fails', async () => {
  expect(await canSuggestPasskeys()).toBe(false);
  await expect(askForPasskey(request)).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test.each([
  [undefined, false],
  [async () => true, true],
])('suggestions depend on the browser', async (isAvailable, expected) => {
  stubBrowser();
  FakeCredential.isConditionalMediationAvailable = isAvailable;
  expect(await canSuggestPasskeys()).toBe(expected);
});

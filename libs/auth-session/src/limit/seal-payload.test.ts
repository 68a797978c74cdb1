// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeBase64Url } from '../base64-url.ts';
import { createMemoryKeys } from './browser-key-store.ts';
import type { LimitPayload } from './limit-payload.ts';
import { openSealedPayload, sealPayload } from './seal-payload.ts';

const payload: LimitPayload = {
  token: 't-1',
  method: 'credentials',
  username: 'vera@example.com',
  password: 'pässword ✓',
};

function createBrowser() {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const options = { keys: createMemoryKeys(), customerId: 'nordic', path: '/auth/login/limit/', now: () => clock.now };
  return { clock, options };
}

it('a sealed payload opens unchanged, and its text shows no content', async () => {
  const { options } = createBrowser();
  const text = await sealPayload(payload, options);
  expect(text).toMatch(/^[\w.-]+$/);
  const [, iv = '', sealedText = ''] = text.split('.');
  const decodedText = new TextDecoder('latin1').decode(decodeBase64Url(sealedText)) + iv + text;
  expect(decodedText).not.toMatch(/vera@|ssword|credentials/);
  expect(await openSealedPayload(text, options)).toEqual(payload);
});

it('a sealed payload can be opened once', async () => {
  const { options } = createBrowser();
  const text = await sealPayload(payload, options);
  const openedPayloads = await Promise.all([openSealedPayload(text, options), openSealedPayload(text, options)]);
  expect(openedPayloads.filter(Boolean)).toHaveLength(1);
  expect(await openSealedPayload(text, options)).toBeNull();
});

it('a sealed payload can be opened for ten minutes', async () => {
  const { clock, options } = createBrowser();
  const [earlyText, laterText] = [await sealPayload(payload, options), await sealPayload(payload, options)];
  clock.now += 9.9 * 60_000;
  expect(await openSealedPayload(earlyText, options)).toEqual(payload);
  clock.now += 0.2 * 60_000;
  expect(await openSealedPayload(laterText, options)).toBeNull();
});

it('a sealed payload cannot be opened after the clock was set back', async () => {
  const { clock, options } = createBrowser();
  const text = await sealPayload(payload, options);
  clock.now -= 60 * 60_000;
  expect(await openSealedPayload(text, options)).toBeNull();
});

it('opening a sealed payload deletes all keys that are older than ten minutes', async () => {
  const { clock, options } = createBrowser();
  const [id = ''] = (await sealPayload(payload, options)).split('.');
  clock.now += 11 * 60_000;
  await openSealedPayload('something.else.here', options);
  expect(await options.keys.take(id)).toBeNull();
});

it('a sealed payload can be opened only for its customer and its page', async () => {
  const { options } = createBrowser();
  const texts = [await sealPayload(payload, options), await sealPayload(payload, options)];
  expect(await openSealedPayload(texts[0] ?? '', { ...options, customerId: 'galil' })).toBeNull();
  expect(await openSealedPayload(texts[1] ?? '', { ...options, path: '/auth/login/' })).toBeNull();
});

it('a sealed payload can be opened only in its own browser', async () => {
  expect(
    await openSealedPayload(await sealPayload(payload, createBrowser().options), createBrowser().options),
  ).toBeNull();
});

it.each(['', '.', 'a.b.c', '..', 'ÿ.ÿ.ÿ', `${'x'.repeat(5_000)}`])('the text %j opens no payload', async (text) => {
  expect(await openSealedPayload(text, createBrowser().options)).toBeNull();
});

it('a payload with a changed byte cannot be opened', async () => {
  const { options } = createBrowser();
  const text = await sealPayload(payload, options);
  const tamperedText = text.slice(0, -3) + (text.at(-3) === 'A' ? 'B' : 'A') + text.slice(-2);
  expect(await openSealedPayload(tamperedText, options)).toBeNull();
});

it('each payload has a new key and a new 96-bit vector, and its key cannot be exported', async () => {
  const { options } = createBrowser();
  const usedKeys: CryptoKey[] = [];
  const storeKey = options.keys.put;
  options.keys.put = (id, key, madeAt) => storeKey(id, (usedKeys.push(key), key), madeAt);
  const [firstText = '', secondText = ''] = [await sealPayload(payload, options), await sealPayload(payload, options)];
  expect(firstText.split('.')[1]).not.toBe(secondText.split('.')[1]);
  expect(firstText.split('.')[1]).toHaveLength(16);
  expect(usedKeys).toHaveLength(2);
  expect(usedKeys[0]?.algorithm).toMatchObject({ name: 'AES-GCM', length: 256 });
  await expect(crypto.subtle.exportKey('raw', usedKeys[0] as CryptoKey)).rejects.toThrow('extractable');
});

describe('a browser without cryptography, as on plain http', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const createInsecureBrowser = () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    return createBrowser();
  };

  it('the payload stays in the page without cryptography, and the address carries only an id', async () => {
    const { options } = createInsecureBrowser();
    const text = await sealPayload(payload, options);
    expect(text).toMatch(/^[\da-f-]{36}$/);
    const openedPayloads = await Promise.all([openSealedPayload(text, options), openSealedPayload(text, options)]);
    expect(openedPayloads).toEqual([payload, null]);
  });

  it('without cryptography an expired payload is dropped', async () => {
    const { clock, options } = createInsecureBrowser();
    const text = await sealPayload(payload, options);
    clock.now += 11 * 60_000;
    await openSealedPayload('something-else', options);
    clock.now -= 11 * 60_000;
    expect(await openSealedPayload(text, options)).toBeNull();
  });

  it('without cryptography a payload opens for its customer and page, and for ten minutes', async () => {
    const { clock, options } = createInsecureBrowser();
    const texts = await Promise.all([1, 2, 3].map(() => sealPayload(payload, options)));
    expect(await openSealedPayload(texts[0] ?? '', { ...options, customerId: 'galil' })).toBeNull();
    expect(await openSealedPayload(texts[1] ?? '', { ...options, path: '/auth/login/' })).toBeNull();
    clock.now += 10.1 * 60_000;
    expect(await openSealedPayload(texts[2] ?? '', options)).toBeNull();
  });
});

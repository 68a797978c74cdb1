import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldsRefusedError, type FieldsTheme, WalletClosedError } from './provider.ts';
import { loadSandbox } from './sandbox.ts';

const options = { origin: 'http://127.0.0.1:4002', public_key: 'pk_1' };
const theme: FieldsTheme = { locale: 'he', theme: 'dark', text: (key) => key };

let message: unknown;
const onMount = vi.fn(async (_element: HTMLElement, _style: unknown) => undefined);
const onClear = vi.fn();
const onDestroy = vi.fn();
const createFields = vi.fn((_options: { publicKey: string }) => ({
  mount: onMount,
  tokenize: async () => message,
  clear: onClear,
  destroy: onDestroy,
}));
const loadScript = async (): Promise<unknown> => ({ createFields });

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

test('the fields have the page’s language and colours, and make a token', async () => {
  document.documentElement.style.setProperty('--surface-1', '#161f31');
  const provider = await loadSandbox(options, loadScript);
  const fields = provider.fields();
  await fields.mount(document.documentElement, theme);
  expect(createFields).toHaveBeenCalledWith({ publicKey: 'pk_1' });
  expect(onMount.mock.calls[0]?.[1]).toMatchObject({ locale: 'he', scheme: 'dark', colours: { surface: '#161f31' } });
  message = { kind: 'token', token: 'tok_1' };
  expect(await fields.tokenize()).toEqual({ token: 'tok_1' });
  fields.clear();
  expect(onClear).toHaveBeenCalledOnce();
  fields.destroy();
  expect(onDestroy).toHaveBeenCalledOnce();
});

test('a card in fields of version 1, which cannot be emptied, is accepted', async () => {
  message = { kind: 'token', token: 'tok_1' };
  const firstFields = { mount: onMount, tokenize: async () => message, destroy: onDestroy };
  const fields = (await loadSandbox(options, async () => ({ createFields: () => firstFields }))).fields();
  fields.clear();
  expect(await fields.tokenize()).toEqual({ token: 'tok_1' });
});

test('an invalid card is reported as such; any other response without a token makes the provider unavailable', async () => {
  const fields = (await loadSandbox(options, loadScript)).fields();
  message = { kind: 'refused' };
  await expect(fields.tokenize()).rejects.toBeInstanceOf(FieldsRefusedError);
  for (message of [
    { kind: 'failed' },
    { kind: 'token', token: '' },
    { kind: 'token', token: 'x'.repeat(300) },
    null,
    'tok_1',
  ])
    await expect(fields.tokenize()).rejects.toMatchObject({ code: 'provider_unavailable' });
});

const payment = { amount: '5.99', currency: 'EUR', label: 'Aurora v Ravens' };

test('the wallet’s button has the page’s colours, and its token is of the shown payment', async () => {
  document.documentElement.style.setProperty('--brand-text', '#fc0');
  const mount = vi.fn(async () => true);
  const tokenize = vi.fn(async () => ({ kind: 'token', token: 'tok_1' }));
  const createWallet = vi.fn(() => ({ mount, tokenize, destroy: onDestroy }));
  const wallet = (await loadSandbox(options, async () => ({ createFields, createWallet }))).wallet?.();
  const onPress = () => undefined;
  expect(await wallet?.mount(document.documentElement, theme, onPress)).toBe(true);
  expect(createWallet).toHaveBeenCalledWith({ publicKey: 'pk_1' });
  const shownTheme = expect.objectContaining({ locale: 'he', colours: expect.objectContaining({ focus: '#fc0' }) });
  expect(mount).toHaveBeenCalledWith(document.documentElement, shownTheme, onPress);
  expect(await wallet?.tokenize(payment)).toEqual({ token: 'tok_1' });
  expect(tokenize).toHaveBeenCalledWith(payment);
  wallet?.destroy();
  expect(onDestroy).toHaveBeenCalledOnce();
});

test('the provider has no wallet if its script has none, and an unknown answer shows no button', async () => {
  expect((await loadSandbox(options, loadScript)).wallet).toBeUndefined();
  const load = async (wallet: unknown) =>
    (await loadSandbox(options, async () => ({ createFields, createWallet: () => wallet }))).wallet?.();
  const wallet = await load({ mount: async () => 'yes', tokenize: async () => null, destroy: () => undefined });
  expect(await wallet?.mount(document.body, theme, () => undefined)).toBe(false);
  await expect(load({})).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test.each([
  ['a closed wallet is reported as such', 'canceled', expect.any(WalletClosedError)],
  [
    'a wallet without a token makes the provider unavailable',
    'failed',
    expect.objectContaining({ code: 'provider_unavailable' }),
  ],
])('%s', async (_case, kind, error: unknown) => {
  const rawWallet = { mount: async () => true, tokenize: async () => ({ kind }), destroy: () => undefined };
  const provider = await loadSandbox(options, async () => ({ createFields, createWallet: () => rawWallet }));
  await expect(provider.wallet?.().tokenize(payment)).rejects.toEqual(error);
});

test.each([
  ['is blocked', () => Promise.reject(new TypeError('blocked'))],
  ['has another API', async () => ({ createForm: () => undefined })],
  ['has no exports', async () => undefined],
])(
  'a script that %s makes the provider unavailable, and the next attempt uses another address',
  async (_case, load) => {
    const requests: string[] = [];
    const loadFields = (importModule: () => Promise<unknown>) =>
      loadSandbox(options, (address) => {
        requests.push(address);
        return importModule();
      });
    await expect(loadFields(load)).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect(loadFields(loadScript)).resolves.toBeDefined();
    expect(requests.every((address) => address.startsWith('http://127.0.0.1:4002/v1/fields.js'))).toBe(true);
  },
);

test('a script that failed is loaded from another address, because browsers cache the failure', async () => {
  const requests: string[] = [];
  const load = async (address: string): Promise<unknown> => {
    requests.push(address);
    if (requests.length < 3) throw new TypeError('gone');
    return loadScript();
  };
  await expect(loadSandbox(options, load)).rejects.toBeDefined();
  await expect(loadSandbox(options, load)).rejects.toBeDefined();
  await loadSandbox(options, load);
  expect(new Set(requests).size).toBe(3);
});

test('a slow script, slow fields and slow responses fail after a time limit', async () => {
  vi.useFakeTimers();
  const neverAnswer = () => new Promise<never>(() => undefined);
  const loadPromise = loadSandbox(options, neverAnswer).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loadPromise).toMatchObject({ code: 'provider_unavailable' });
  const fields = (
    await loadSandbox(options, async () => ({
      createFields: () => ({ mount: neverAnswer, tokenize: neverAnswer, destroy: () => undefined }),
    }))
  ).fields();
  const pendingCalls = [fields.mount(document.body, theme), fields.tokenize()].map((promise) =>
    expect(promise).rejects.toMatchObject({ code: 'provider_unavailable' }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(pendingCalls);
});

test('a bank’s page is allowed only at the provider’s own origin, which is required', async () => {
  const provider = await loadSandbox(options, loadScript);
  expect(provider.mayAskAt(new URL('http://127.0.0.1:4002/questions/1'))).toBe(true);
  for (const address of ['http://127.0.0.1:4003/', 'https://127.0.0.1:4002/', 'http://127.0.0.1.evil.example:4002/'])
    expect(provider.mayAskAt(new URL(address))).toBe(false);
  await expect(loadSandbox({ public_key: 'pk_1' }, loadScript)).rejects.toMatchObject({ code: 'provider_unavailable' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMercadoPago } from './mercado-pago.ts';
import { FieldsRefusedError, type FieldsTheme } from './provider.ts';

const options = { public_key: 'APP_USR-12345678-90ab-cdef-1234-567890abcdef' };
const theme: FieldsTheme = { locale: 'pt', theme: 'dark', text: (key) => key };
const load = async (): Promise<unknown> => null;

/** The part of the provider's script that the portal uses. */
class Sdk {
  static createdFields: unknown[] = [];
  static listeners = new Map<string, (message: unknown) => void>();
  static containers: string[] = [];
  static destroyedCount = 0;
  static isReady = true;
  static token: () => Promise<unknown> = async () => ({ id: 'card-token' });

  fields = {
    create: (kind: string) => ({
      mount: (container: string) => {
        Sdk.containers.push(container);
        if (Sdk.isReady) Sdk.listeners.get(`${kind} ready`)?.(undefined);
        else Sdk.listeners.get(`${kind} error`)?.(new Error('no'));
      },
      unmount: () => (Sdk.destroyedCount += 1),
      on: (event: string, listeners: (message: unknown) => void) => Sdk.listeners.set(`${kind} ${event}`, listeners),
    }),
    createCardToken: async () => Sdk.token(),
  };

  constructor(...args: unknown[]) {
    Sdk.createdFields.push(args);
  }
}

beforeEach(() => {
  Object.assign(Sdk, {
    createdFields: [],
    listeners: new Map(),
    containers: [],
    destroyedCount: 0,
    isReady: true,
    token: async () => ({ id: 'card-token' }),
  });
  vi.stubGlobal('MercadoPago', Sdk);
  document.body.replaceChildren();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function showFields() {
  const fields = (await loadMercadoPago(options, load)).fields();
  await fields.mount(document.body, theme);
  return fields;
}
const findHolderField = () => document.querySelector('input');
const listProblems = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent).filter(Boolean);

test('number, date and code are in the provider’s frames, and the token has the holder’s name', async () => {
  const fields = await showFields();
  expect(Sdk.createdFields).toEqual([[options.public_key, { locale: 'pt-BR', advancedFraudPrevention: false }]]);
  expect(Sdk.containers.map((id) => document.getElementById(id)?.getAttribute('aria-labelledby'))).toEqual(
    Sdk.containers.map((id) => `${id}-label`),
  );
  expect(document.querySelectorAll('input')).toHaveLength(1);
  const holderField = findHolderField();
  if (holderField) holderField.value = ' Ingrid Berg ';
  expect(await fields.tokenize()).toEqual({ token: 'card-token' });
  fields.destroy();
  expect([Sdk.destroyedCount, document.body.textContent]).toEqual([3, '']);
});

test('each missing or invalid card field shows an error until it is valid', async () => {
  const fields = await showFields();
  await expect(fields.tokenize()).rejects.toBeInstanceOf(FieldsRefusedError);
  expect(listProblems()).toEqual(['fields.wrong.holder']);
  const holderField = findHolderField();
  if (holderField) holderField.value = 'Ingrid Berg';
  holderField?.dispatchEvent(new Event('input'));
  Sdk.listeners.get('securityCode validityChange')?.({ errorMessages: [{ message: 'length' }] });
  await expect(fields.tokenize()).rejects.toBeInstanceOf(FieldsRefusedError);
  expect(listProblems()).toEqual(['fields.wrong.code']);
  Sdk.listeners.get('securityCode validityChange')?.({ errorMessages: [] });
  expect(listProblems()).toEqual([]);
  Sdk.token = () => Promise.reject([{ message: 'card_number is required' }]);
  await expect(fields.tokenize()).rejects.toBeInstanceOf(FieldsRefusedError);
  expect(listProblems()).toHaveLength(3);
});

test('clearing mounts new fields into the same elements, and keeps the holder’s name', async () => {
  const fields = await showFields();
  const holderField = findHolderField();
  if (holderField) holderField.value = 'Ingrid Berg';
  Sdk.listeners.get('cardNumber validityChange')?.({ errorMessages: [{ message: 'length' }] });
  const containers = [...Sdk.containers];
  fields.clear();
  expect([Sdk.destroyedCount, Sdk.containers]).toEqual([3, [...containers, ...containers]]);
  expect(await fields.tokenize()).toEqual({ token: 'card-token' });
});

test('a failing provider makes no token, and fields that do not load leave no element in the page', async () => {
  const fields = await showFields();
  const holderField = findHolderField();
  if (holderField) holderField.value = 'Ingrid Berg';
  for (Sdk.token of [() => Promise.reject(new Error('down')), async () => ({}), async () => null])
    await expect(fields.tokenize()).rejects.toMatchObject({ code: 'provider_unavailable' });
  fields.destroy();
  Sdk.isReady = false;
  await expect(showFields()).rejects.toMatchObject({ code: 'provider_unavailable' });
  expect(document.body.textContent).toBe('');
});

test('a bank’s page is allowed only at the provider’s addresses', async () => {
  const { mayAskAt } = await loadMercadoPago(options, load);
  expect(mayAskAt(new URL('https://www.mercadopago.com.br/3ds'))).toBe(true);
  for (const address of [
    'http://www.mercadopago.com/',
    'https://mercadopago.com.evil.example/',
    'https://evilmercadopago.com/',
  ])
    expect(mayAskAt(new URL(address))).toBe(false);
});

test('a changed, slow or blocked script makes the provider unavailable', async () => {
  vi.stubGlobal('MercadoPago', {});
  await expect(loadMercadoPago(options, load)).rejects.toMatchObject({ code: 'provider_unavailable' });
  vi.useFakeTimers();
  const slowLoad = loadMercadoPago(options, () => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await slowLoad).toMatchObject({ code: 'provider_unavailable' });
  await expect(loadMercadoPago(options, () => Promise.reject(new Error('blocked')))).rejects.toMatchObject({
    code: 'provider_unavailable',
  });
});

import { loadMercadoPago as loadScript } from '@mercadopago/sdk-js';
import * as z from 'zod/mini';
import '../../jitless.ts';
import type { PaymentOptions } from '../../payment-options.ts';
import { createFieldFrames, type FieldFrames, type FieldName } from './field-frames.ts';
import { createUnavailableError, withTimeout } from './with-timeout.ts';
import { FieldsRefusedError, type FieldsTheme, type PaymentFields, type Provider } from './provider.ts';

/** One of the provider's fields (sdk-js, docs/fields.md). */
interface SecureField {
  mount: (container: string) => unknown;
  unmount: () => unknown;
  on: (event: 'ready' | 'error' | 'validityChange', listener: (message: unknown) => void) => unknown;
}

interface Sdk {
  fields: {
    create: (kind: string, options: { style: Record<string, string> }) => SecureField;
    createCardToken: (card: { cardholderName: string }) => Promise<unknown>;
  };
}

type SdkConstructor = new (publicKey: string, options: { locale: string; advancedFraudPrevention: boolean }) => unknown;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const constructor = z.custom<SdkConstructor>(isFunction);
const sdkSchema = z.object({
  fields: z.custom<Sdk['fields']>(
    (fields) =>
      typeof fields === 'object' &&
      fields !== null &&
      isFunction(Reflect.get(fields, 'create')) &&
      isFunction(Reflect.get(fields, 'createCardToken')),
  ),
});
const tokenSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(256)) });
const validitySchema = z.object({ errorMessages: z.array(z.unknown()) });

/** The provider's names for its fields. */
const fieldTypes = { number: 'cardNumber', expiry: 'expirationDate', code: 'securityCode' } as const satisfies Record<
  Exclude<FieldName, 'holder'>,
  string
>;
const names = ['number', 'expiry', 'code'] as const;

/** The provider's locale that is closest to the page's. */
const getProviderLocale = (locale: string): string => (locale === 'pt' ? 'pt-BR' : locale === 'es' ? 'es-MX' : 'en-US');

/**
 * The provider's loader remembers a failure until the document is left, so a retry needs a reload. A reload loses no
 * input, because the fields do not exist yet.
 */
let hasFailed = false;

/**
 * Mercado Pago, with its own loader and its own fields.
 * @throws PortalError provider_unavailable
 */
export async function loadMercadoPago(
  { public_key: publicKey }: Pick<PaymentOptions, 'public_key'>,
  load: () => Promise<unknown> = loadScript,
): Promise<Provider> {
  if (hasFailed) location.reload();
  const loadPromise = load().catch((error: unknown) => {
    hasFailed = true;
    throw createUnavailableError('is blocked or out of reach', error);
  });
  await withTimeout(loadPromise);
  const Constructor = constructor.safeParse(Reflect.get(window, 'MercadoPago')).data;
  if (!Constructor) throw createUnavailableError('is not what it used to be');
  return {
    fields: () => createSecureFields(Constructor, publicKey),
    mayAskAt: ({ protocol, hostname }) =>
      protocol === 'https:' && /(?:^|\.)(?:mercadopago|mercadolibre)\.com(?:\.[a-z]{2})?$/.test(hostname),
  };
}

/** The style of the fields inside their frames. */
const getStyle = (element: HTMLElement): Record<string, string> => {
  const readCssVariable = (name: string): string => getComputedStyle(element).getPropertyValue(name).trim();
  return {
    color: readCssVariable('--text'),
    'placeholder-color': readCssVariable('--text-3'),
    'font-size': '16px',
    height: '46px',
  };
};

function createSecureFields(Constructor: SdkConstructor, publicKey: string): PaymentFields {
  let sdk: Sdk | undefined;
  let shownFrames: FieldFrames | undefined;
  let container: HTMLElement | undefined;
  const fields = new Map<FieldName, SecureField>();
  const invalidFields = new Set<FieldName>();

  const mountField = (
    name: (typeof names)[number],
    element: HTMLElement,
    container: string,
    { fields: fieldFactory }: Sdk,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const field = fieldFactory.create(fieldTypes[name], { style: getStyle(element) });
      fields.set(name, field);
      field.on('ready', () => resolve());
      field.on('error', (cause) => reject(createUnavailableError(`has no field for the ${name}`, cause)));
      field.on('validityChange', (message) => {
        const hasFieldError = (validitySchema.safeParse(message).data?.errorMessages.length ?? 0) > 0;
        if (hasFieldError) invalidFields.add(name);
        else invalidFields.delete(name);
        if (!hasFieldError) shownFrames?.reportValidity(name, false);
      });
      field.mount(container);
    });

  const mountAllFields = (element: HTMLElement, frames: FieldFrames, sdk: Sdk): Promise<unknown> =>
    withTimeout(Promise.all(names.map((name) => mountField(name, element, frames.getContainerId(name), sdk))));

  const unmountAll = () => {
    for (const field of fields.values()) field.unmount();
    fields.clear();
    invalidFields.clear();
  };

  const destroy = () => {
    unmountAll();
    shownFrames?.remove();
    shownFrames = undefined;
  };

  return {
    async mount(element: HTMLElement, { locale, text }: FieldsTheme) {
      // The provider's fraud prevention calls hosts that the CSP of payment pages blocks (docs/decisions/0042).
      const options = { locale: getProviderLocale(locale), advancedFraudPrevention: false };
      const parsedSdk = sdkSchema.safeParse(new Constructor(publicKey, options)).data;
      if (!parsedSdk) throw createUnavailableError('is not what it used to be');
      sdk = parsedSdk;
      const frames = createFieldFrames(element, text);
      shownFrames = frames;
      container = element;
      await mountAllFields(element, frames, parsedSdk).catch((error: unknown) => {
        destroy();
        throw error;
      });
    },
    async tokenize() {
      const frames = shownFrames;
      if (!sdk || !frames) throw createUnavailableError('has no fields');
      const cardholderName = frames.getHolderName();
      frames.reportValidity('holder', cardholderName === '');
      for (const name of names) frames.reportValidity(name, invalidFields.has(name));
      if (cardholderName === '' || invalidFields.size > 0) throw new FieldsRefusedError();
      const cardToken = await withTimeout(sdk.fields.createCardToken({ cardholderName })).catch((cause: unknown) => {
        // For invalid fields the provider rejects with a list. Any other reason means that the request has failed.
        if (!Array.isArray(cause)) throw createUnavailableError('gave no token', cause);
        for (const name of names) frames.reportValidity(name, true);
        throw new FieldsRefusedError();
      });
      const token = tokenSchema.safeParse(cardToken).data?.id;
      if (token === undefined) throw createUnavailableError('gave no token');
      return { token };
    },
    clear() {
      if (!sdk || !shownFrames || !container) return;
      // The provider cannot empty its fields, so new fields are mounted.
      unmountAll();
      // If these fields fail to load, the next press gets no token and reports the failure.
      mountAllFields(container, shownFrames, sdk).catch(() => undefined);
    },
    destroy,
  };
}

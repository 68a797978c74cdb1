import { PortalError } from '@touchline/contract';
import * as z from 'zod/mini';
import '../../jitless.ts';
import type { PaymentOptions } from '../../payment-options.ts';
import { createUnavailableError, withTimeout } from './with-timeout.ts';
import {
  FieldsRefusedError,
  type FieldsTheme,
  type PaymentFields,
  type Provider,
  type WalletButton,
  WalletClosedError,
  type WalletPayment,
} from './provider.ts';

/** The part of the provider's script that the portal uses (apps/sandbox-payments, src/browser/fields.ts). */
interface CardFields {
  mount: (element: HTMLElement, theme: SandboxTheme) => Promise<void>;
  tokenize: () => Promise<unknown>;
  /** Exists since version 2 of the script. */
  clear?: (() => void) | undefined;
  destroy: () => void;
}

/** The provider's wallet (apps/sandbox-payments, src/browser/wallet.ts). */
interface SandboxWallet {
  mount: (element: HTMLElement, theme: SandboxTheme, onPress: () => void) => Promise<unknown>;
  tokenize: (payment: WalletPayment) => Promise<unknown>;
  destroy: () => void;
}

interface SandboxTheme {
  locale: string;
  scheme: 'dark' | 'light';
  colours: Record<string, string>;
  radius: number;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const scriptSchema = z.object({
  createFields: z.custom<(options: { publicKey: string }) => unknown>(isFunction),
  /** Exists since version 3 of the script. */
  createWallet: z.optional(z.custom<(options: { publicKey: string }) => unknown>(isFunction)),
});
const cardFields = z.object({
  mount: z.custom<CardFields['mount']>(isFunction),
  tokenize: z.custom<CardFields['tokenize']>(isFunction),
  clear: z.optional(z.custom<() => void>(isFunction)),
  destroy: z.custom<CardFields['destroy']>(isFunction),
});
const sandboxWallet = z.object({
  mount: z.custom<SandboxWallet['mount']>(isFunction),
  tokenize: z.custom<SandboxWallet['tokenize']>(isFunction),
  destroy: z.custom<SandboxWallet['destroy']>(isFunction),
});
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  z.object({ kind: z.literal('refused') }),
  z.object({ kind: z.literal('canceled') }),
  z.object({ kind: z.literal('failed') }),
]);

/**
 * Loads a module of another site.
 * @param address another one for each attempt, because browsers cache a failed import
 */
export type ImportScript = (address: string) => Promise<unknown>;

const importScript: ImportScript = (address) => import(/* @vite-ignore */ address);

let attemptCount = 0;

/** The page's theme as CSS values. */
function getFieldsTheme(element: HTMLElement, { locale, theme }: FieldsTheme): SandboxTheme {
  const style = getComputedStyle(element);
  const readCssVariable = (name: string): string => style.getPropertyValue(name).trim();
  const themeColors = {
    text: '--text',
    muted: '--text-3',
    surface: '--surface-1',
    line: '--line-strong',
    focus: '--brand-text',
    danger: '--danger-text',
  };
  const colours = Object.entries(themeColors).map(([name, property]) => [name, readCssVariable(property)] as const);
  return {
    locale,
    scheme: theme,
    colours: Object.fromEntries(colours.filter(([, value]) => value !== '')),
    radius: Math.min(24, Number.parseFloat(readCssVariable('--radius-m')) || 8),
  };
}

/** The sandbox provider, which moves no money (apps/sandbox-payments). @throws PortalError provider_unavailable */
export async function loadSandbox(
  { origin, public_key: publicKey }: Pick<PaymentOptions, 'origin' | 'public_key'>,
  load: ImportScript = importScript,
): Promise<Provider> {
  if (origin === undefined) throw createUnavailableError('is nowhere: the edge names it by --sandbox-payments');
  attemptCount += 1;
  const address = `${origin}/v1/fields.js${attemptCount > 1 ? `?try=${attemptCount}` : ''}`;
  const loadedModule = await withTimeout(load(address)).catch((error: unknown) => {
    throw error instanceof PortalError ? error : createUnavailableError('is blocked or out of reach', error);
  });
  // The script has loaded, so the next call may use the address without `?try=`, which browsers cache.
  attemptCount = 0;
  const { createFields, createWallet } = scriptSchema.safeParse(loadedModule).data ?? {};
  if (!createFields) throw createUnavailableError('is not what it used to be');
  return {
    fields: () => checkFields(createFields({ publicKey })),
    wallet: createWallet && (() => checkWallet(createWallet({ publicKey }))),
    mayAskAt: (bankUrl) => bankUrl.origin === origin,
  };
}

/** @throws FieldsRefusedError, WalletClosedError, or PortalError provider_unavailable */
function readToken(rawOutcome: unknown): { token: string } {
  const outcome = outcomeSchema.safeParse(rawOutcome).data;
  if (outcome?.kind === 'token') return { token: outcome.token };
  if (outcome?.kind === 'refused') throw new FieldsRefusedError();
  if (outcome?.kind === 'canceled') throw new WalletClosedError();
  throw createUnavailableError('gave no token');
}

function checkFields(rawFields: unknown): PaymentFields {
  const fields = cardFields.safeParse(rawFields).data;
  if (!fields) throw createUnavailableError('has no fields');
  return {
    mount: (element, theme) => withTimeout(fields.mount(element, getFieldsTheme(element, theme))),
    async tokenize() {
      return readToken(await withTimeout(fields.tokenize()));
    },
    clear: () => fields.clear?.(),
    destroy: () => fields.destroy(),
  };
}

function checkWallet(rawWallet: unknown): WalletButton {
  const wallet = sandboxWallet.safeParse(rawWallet).data;
  if (!wallet) throw createUnavailableError('has no wallet');
  return {
    mount: async (element, theme, onPress) =>
      (await wallet.mount(element, getFieldsTheme(element, theme), onPress)) === true,
    tokenize: async (payment) => readToken(await wallet.tokenize(payment)),
    destroy: () => wallet.destroy(),
  };
}

import { BadArgument } from './parse-numbers.ts';

/** The provider's address, and the secrets that it shares. */
export interface PaymentSettings {
  /** The provider's address, without a trailing slash. */
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** The command line options of payments. */
export const paymentOptions = { 'payments-url': { type: 'string' } } as const;

export const paymentUsage = `  --payments-url URL          the payment provider, such as http://127.0.0.1:4002 (apps/sandbox-payments); without it the shop sells no products
  PAYMENTS_SECRET_KEY, PAYMENTS_WEBHOOK_SECRET   shared with the provider; a sandbox on this machine needs none`;

/** The sandbox's default secrets (apps/sandbox-payments). They are public, so they may be used on this machine only. */
const sandboxSecrets = { secretKey: 'sk_sandbox_touchline', webhookSecret: 'whsec_sandbox_touchline' } as const;

const isLoopback = (host: string): boolean => /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

interface PaymentValues {
  'payments-url'?: string | undefined;
  host?: string | undefined;
}

type Secrets = Partial<Record<'PAYMENTS_SECRET_KEY' | 'PAYMENTS_WEBHOOK_SECRET', string | undefined>>;

/**
 * Reads the payment settings of the command line; undefined without `--payments-url`.
 * @throws BadArgument for settings that would use the sandbox's published keys beyond this machine
 */
export function getPaymentSettings(
  { 'payments-url': url, host = '127.0.0.1' }: PaymentValues,
  { PAYMENTS_SECRET_KEY: secretKey, PAYMENTS_WEBHOOK_SECRET: webhookSecret }: Secrets,
): PaymentSettings | undefined {
  if (url === undefined) return undefined;
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new BadArgument(`--payments-url needs an address such as http://127.0.0.1:4002, not ${url}`);
  const isHere = isLoopback(parsed.hostname) && isLoopback(host);
  if (!isHere && (!secretKey || !webhookSecret))
    throw new BadArgument(
      'a provider or backend that other machines can reach needs PAYMENTS_SECRET_KEY and PAYMENTS_WEBHOOK_SECRET, because the sandbox’s are public',
    );
  const sandboxValues = Object.values<string>(sandboxSecrets);
  if (!isHere && (sandboxValues.includes(secretKey ?? '') || sandboxValues.includes(webhookSecret ?? '')))
    throw new BadArgument('PAYMENTS_SECRET_KEY and PAYMENTS_WEBHOOK_SECRET are the sandbox’s public ones');
  if (parsed.protocol === 'http:' && !isLoopback(parsed.hostname))
    throw new BadArgument('--payments-url: a provider on another machine needs https');
  return {
    url: url.replace(/(?<!\/)\/+$/, ''),
    secretKey: secretKey || sandboxSecrets.secretKey,
    webhookSecret: webhookSecret || sandboxSecrets.webhookSecret,
  };
}

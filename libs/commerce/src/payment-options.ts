import { address } from '@touchline/customer-config/address';
import { z } from 'zod';

const keys = {
  sandbox: /^pk_[\w-]{4,100}$/,
  mercado_pago: /^(?:APP_USR|TEST)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
} as const;

/** customer.json's `payment`: the payment provider (specification, section 1). */
export const payment = z
  .strictObject({
    provider: z
      .enum(['sandbox', 'mercado_pago'])
      .meta({ description: 'The payment provider; sandbox (apps/sandbox-payments) moves no money' }),
    public_key: z.string().max(128, 'at most 128 characters').meta({ description: 'The public key of the provider' }),
    origin: address({ local: true, origin: true })
      .optional()
      .meta({ description: 'The address of the sandbox, if the edge does not set it (--sandbox-payments)' }),
  })
  .superRefine(({ provider, public_key: key, origin }, context) => {
    if (!keys[provider].test(key)) {
      const expectedFields = {
        sandbox: 'a public key such as pk_sandbox_touchline',
        mercado_pago: 'a Public Key of Mercado Pago, which begins with APP_USR- or TEST-',
      };
      context.addIssue({ code: 'custom', path: ['public_key'], message: expectedFields[provider] });
    }
    if (origin !== undefined && provider !== 'sandbox')
      context.addIssue({
        code: 'custom',
        path: ['origin'],
        message: 'no origin: only the provider sandbox has one',
      });
  })
  .optional()
  .meta({ description: 'The payment provider and its public key' });

export type PaymentOptions = NonNullable<z.output<typeof payment>>;

/** The hosts of a provider's script and of its calls, for the pages that take payments. */
export function getPaymentSources({
  provider,
  origin,
}: PaymentOptions): Record<'script' | 'connect' | 'frame', readonly string[]> {
  if (provider === 'sandbox') {
    const ownOrigins = origin === undefined ? [] : [origin];
    return { script: ownOrigins, connect: [], frame: ownOrigins };
  }
  return {
    script: ['https://sdk.mercadopago.com/js/v2', 'https://http2.mlstatic.com'],
    connect: ['https://api.mercadopago.com', 'https://api.mercadolibre.com', 'https://events.mercadopago.com'],
    frame: ['https://secure-fields.mercadopago.com'],
  };
}

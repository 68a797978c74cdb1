import { z } from 'zod';
import { accountAddresses } from './account/account-addresses.ts';
import { payment, getPaymentSources, type PaymentOptions } from './payment-options.ts';

/** Purchases need an account. */
export const needs = ['account'];

/** The addresses of its pages (specification, section 2). */
export const pages: readonly string[] = [
  'account/ppv/buy/:eventId',
  'account/subscription/buy/:id',
  'auth/sign-up/subscription/buy/:id',
  'code',
  'payment/failure',
  'payment/processing',
  'payment/success',
  ...accountAddresses,
];

/** The customer's options for purchases. */
export const options = z
  .strictObject({
    tax: z.enum(['included', 'added']).optional().meta({
      description:
        'A text next to prices: tax is included, or added. Without it prices have no such text. Own wording: commerce.tax',
    }),
  })
  .meta({ description: 'Sales of tickets and subscriptions, and access codes' });

/** The feature's key at the top level of customer.json. */
export const customerKeys = { payment };

export type CommerceOptions = z.output<typeof options> & { payment?: PaymentOptions | undefined };

/** The payment provider's hosts, for the pages that take payments. */
export const csp = (commerceOptions: CommerceOptions) =>
  commerceOptions.payment ? { pay: getPaymentSources(commerceOptions.payment) } : {};

import type { Fault } from './fault.ts';
import { isObject } from './is-object.ts';

/** Names that nobody can reach (RFC 2606). */
const reserved = /(?:^|\.)(?:localhost|test|invalid|example|example\.(?:com|net|org))$/;

/** What takes no money: the sandbox, and keys that a provider calls tests. */
const testOf = (payment: unknown): string | undefined => {
  if (!isObject(payment)) return undefined;
  if (payment.provider === 'sandbox') return 'provider';
  return typeof payment.public_key === 'string' && payment.public_key.startsWith('TEST-') ? 'public_key' : undefined;
};

/**
 * A site that names its own address is one that viewers come to: there nobody should believe that they have paid. One that is only tried out, wherever that is,
 * names none.
 */
export function testPaymentFaults(file: string, customer: Readonly<Record<string, unknown>>): Fault[] {
  const { payment, custom_domain_url: address } = customer;
  const key = testOf(payment);
  if (key === undefined || typeof address !== 'string' || reserved.test(new URL(address).hostname)) return [];
  return [
    {
      file,
      path: `payment.${key}`,
      found: key === 'provider' ? '"sandbox"' : 'a key for tests',
      expected: `one that takes money, as viewers come to ${new URL(address).hostname}; a site to try out has no custom_domain_url`,
    },
  ];
}

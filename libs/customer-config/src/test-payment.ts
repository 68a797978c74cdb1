import type { Fault } from './fault.ts';
import { isObject } from './is-object.ts';

/** Unreachable host names (RFC 2606). */
const reservedHost = /(?:^|\.)(?:localhost|test|invalid|example|example\.(?:com|net|org))$/;

/** The path of a payment setting that charges no money: the sandbox provider, or a provider's test key. */
const getTest = (payment: unknown): string | undefined => {
  if (!isObject(payment)) return undefined;
  if (payment.provider === 'sandbox') return 'provider';
  return typeof payment.public_key === 'string' && payment.public_key.startsWith('TEST-') ? 'public_key' : undefined;
};

/**
 * Refuses test payments on a site with its own address, because its viewers would believe that they have paid. A site
 * for trials has no `custom_domain_url`.
 */
export function findTestPaymentFaults(file: string, customer: Readonly<Record<string, unknown>>): Fault[] {
  const { payment, custom_domain_url: address } = customer;
  const key = getTest(payment);
  if (key === undefined || typeof address !== 'string' || reservedHost.test(new URL(address).hostname)) return [];
  return [
    {
      file,
      path: `payment.${key}`,
      found: key === 'provider' ? '"sandbox"' : 'a test key',
      expected: `a ${key === 'provider' ? 'provider' : 'key'} that charges money, because custom_domain_url makes ${new URL(address).hostname} a public site; remove custom_domain_url from a trial site`,
    },
  ];
}

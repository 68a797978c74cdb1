import type { BuiltSite } from '@touchline/customer-config';

type Options = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

const isSandbox = (payment: unknown): payment is Options => isObject(payment) && payment['provider'] === 'sandbox';

/** Returns a feature's options, with the sandbox's origin when its payment provider is the sandbox. */
const withSandboxOrigin = (options: unknown, origin: string): unknown =>
  isObject(options) && isSandbox(options['payment'])
    ? { ...options, payment: { ...options['payment'], origin } }
    : options;

/**
 * Adds the sandbox's address to a customer whose payment provider is the sandbox. Its port is chosen at the start, so
 * no customer's file can name it.
 * @param origin the origin of the sandbox payment provider
 */
export function withSandbox(site: BuiltSite, origin: string): BuiltSite {
  const featureOptions = Object.values(site.sites).flatMap(({ features }) => Object.values(features));
  if (!featureOptions.some((options) => isObject(options) && isSandbox(options['payment']))) return site;
  const sites = Object.entries(site.sites).map(([locale, site]) => {
    const features = Object.entries(site.features).map(
      ([id, options]) => [id, withSandboxOrigin(options, origin)] as const,
    );
    return [locale, { ...site, features: Object.fromEntries(features) }] as const;
  });
  return {
    ...site,
    sites: Object.fromEntries(sites),
    csp: { ...site.csp, pay: { ...site.csp.pay, script: [origin], connect: [], frame: [origin] } },
  };
}

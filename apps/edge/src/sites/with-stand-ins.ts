import type { BuiltSite } from '@touchline/customer-config';

/** Origins of local programs in place of providers, by the feature that would load the provider's script. */
export type StandIns = Readonly<Record<string, string>>;

/**
 * Reads `--stand-in <feature>=<origin>`, such as `analytics=http://127.0.0.1:4003`.
 * @throws Error for a text of another form
 */
export function readStandIns(flags: readonly string[]): StandIns {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, feature, address] = /^(\w+)=(https?:\/\/[^/]+)\/?$/.exec(flag) ?? [];
      const url = address === undefined ? null : URL.parse(address);
      if (feature === undefined || !url) throw new Error(`--stand-in wants <feature>=<origin>, not "${flag}"`);
      return [feature, url.origin] as const;
    }),
  );
}

/**
 * Adds the providers' stand-ins to a customer's features, as the option `standIn`, and allows the stand-ins' scripts,
 * calls, pictures and frames. Ports are chosen at the start, so no customer's file can name them. Not in production.
 */
export function withStandIns(site: BuiltSite, standIns: StandIns): BuiltSite {
  const enabled = Object.values(site.sites)[0]?.features ?? {};
  const standInEntries = Object.entries(standIns).filter(([feature]) => enabled[feature] !== undefined);
  if (standInEntries.length === 0) return site;
  const sites = Object.entries(site.sites).map(([locale, site]) => {
    const standInOptions = standInEntries.map(([feature, standIn]) => [
      feature,
      Object.assign({}, site.features[feature], { standIn }),
    ]);
    return [locale, { ...site, features: { ...site.features, ...Object.fromEntries(standInOptions) } }] as const;
  });
  const origins = standInEntries.map(([, origin]) => origin);
  const { csp } = site;
  return {
    ...site,
    sites: Object.fromEntries(sites),
    csp: {
      ...csp,
      script: [...csp.script, ...origins],
      connect: [...csp.connect, ...origins],
      image: [...csp.image, ...origins],
      frame: [...csp.frame, ...origins],
    },
  };
}

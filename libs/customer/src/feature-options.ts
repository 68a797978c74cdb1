import type { SiteConfig } from '@touchline/feature-kit';
import type { FeatureCatalogue } from './feature-door.ts';

type Options = Readonly<Record<string, unknown>>;

/** Options of enabled features, with what customer.json says under the keys that are theirs. */
export function withCustomerKeys(customer: Options, features: Options, catalogue: FeatureCatalogue): Options {
  const entries = Object.entries(features).map(([id, options]) => {
    const keys = Object.keys(catalogue[id]?.customerKeys ?? {});
    const own = Object.fromEntries(keys.map((key) => [key, customer[key]]));
    return [id, options === undefined ? undefined : Object.assign({}, options, own)] as const;
  });
  return Object.fromEntries(entries);
}

/** What the enabled features say about all content of the site. */
export function contentOf(features: Options, catalogue: FeatureCatalogue): SiteConfig['content'] {
  const said = Object.entries(features)
    .filter(([, options]) => options !== undefined)
    // The options were parsed by the feature's own schema.
    .map(([id, options]) => catalogue[id]?.content?.(options as never) ?? {});
  return Object.assign({}, ...said) as SiteConfig['content'];
}

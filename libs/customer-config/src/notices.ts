import { basename } from 'node:path';
import type { z } from 'zod';
import { findAddressNotices } from './address-notices.ts';
import { findLogoNotices } from './asset.ts';
import { getDisabledPages } from './disabled-pages.ts';
import { type Fault, show } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { canBeRead, getLinks, findLinkNotices } from './links.ts';
import { getByPath, withEnabledFeatures } from './feature-options.ts';
import { listUnusedKeys } from './find-unused-keys.ts';
import { findTranslationNotices } from './find-missing-translations.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { readRedirects } from './redirects.ts';
import { type Customer, customerSchema } from './schema.ts';
import { findTextNotices } from './text-notices.ts';

/** Notices of a customer's folder, and what it enables. */
interface Notices {
  /** Mistakes that do not stop the build. */
  notices: Fault[];
  /** The enabled features and languages; undefined for a customer.json with faults of shape. */
  enabled: { features: readonly string[]; locales: Customer['locales'] } | undefined;
}

/**
 * Notices about a customer's folder, in the form of faults. They do not stop the build, because each may be intended:
 * unused keys, links that the backend must redirect, keys whose feature is off, missing translations.
 * @param shell as in `readCustomer`
 */
export function readNotices(folder: string, catalogue: FeatureCatalogue, shell?: z.core.$ZodType): Notices {
  const id = basename(folder);
  const file = `${id}/customer.json`;
  const { value } = readJsonFile(folder, 'customer.json');
  const schema = customerSchema(catalogue, shell);
  const { data } = schema.safeParse(value);
  const customer = data && withEnabledFeatures(data, catalogue);
  const toNotice = (notice: Omit<Fault, 'file'>): Fault => ({ file, ...notice });
  const unusedKeyNotices = listUnusedKeys(value, schema).map((key) =>
    toNotice({ path: key, found: 'a key', expected: 'no key, because no code reads it yet' }),
  );
  if (!customer) return { notices: unusedKeyNotices, enabled: undefined };
  return {
    notices: [
      ...unusedKeyNotices,
      ...[
        ...findTranslationNotices(customer),
        ...findLinkNotices(customer, catalogue, readRedirects(folder)),
        ...findAddressNotices(customer),
        ...findMissingValues(customer, catalogue),
        ...findKeysWithoutFeature(customer, catalogue),
        ...findMissingLinks(customer, catalogue),
      ].map(toNotice),
      ...findLogoNotices(folder, id, customer.theme),
      ...findTextNotices(folder, {
        locales: customer.locales,
        disabledPages: getDisabledPages(customer.disabled_pages, customer.features, catalogue),
      }),
    ],
    enabled: {
      features: Object.keys(customer.features).filter((feature) => customer.features[feature] !== undefined),
      locales: customer.locales,
    },
  };
}

type CustomerWithFeatures = { features: Readonly<Record<string, unknown>> };

/** Enabled features that have no effect without a value elsewhere in customer.json. */
const findMissingValues = (customer: CustomerWithFeatures, catalogue: FeatureCatalogue): Omit<Fault, 'file'>[] =>
  Object.entries(catalogue).flatMap(([id, { requiresOneOf = [] }]) =>
    customer.features[id] === undefined ||
    requiresOneOf.length === 0 ||
    requiresOneOf.some((path) => getByPath(customer, path) !== undefined)
      ? []
      : [
          {
            path: `features.${id}`,
            found: `no ${requiresOneOf.join(' and no ')}`,
            expected: `${requiresOneOf.join(' or ')} in customer.json, because without ${requiresOneOf.length === 1 ? 'it' : 'one of them'} the feature does nothing`,
          },
        ],
  );

/** Keys whose feature is off: they have no effect, and the file does not show that. */
const findKeysWithoutFeature = (customer: CustomerWithFeatures, catalogue: FeatureCatalogue): Omit<Fault, 'file'>[] =>
  Object.entries(catalogue).flatMap(([id, { customerKeys = {} }]) =>
    customer.features[id] !== undefined
      ? []
      : Object.keys(customerKeys)
          .map((key) => ({ key, value: getByPath(customer, key) }))
          .filter(({ value }) => value !== undefined)
          .map(({ key, value }) => ({
            path: key,
            found: show(value),
            expected: `"${id}": {} in features, because the key does nothing without this feature`,
          })),
  );

/**
 * Missing or unreadable links that a feature depends on: registration without terms has no acceptance
 * (docs/decisions/0012).
 */
function findMissingLinks(
  customer: Pick<Customer, 'navigation' | 'categories' | 'legal' | 'features'>,
  catalogue: FeatureCatalogue,
): Omit<Fault, 'file'>[] {
  const legal = getLinks({ ...customer, navigation: [], categories: [] });
  return Object.entries(catalogue).flatMap(([id, feature]) =>
    customer.features[id] === undefined
      ? []
      : (feature.requiredLinks ?? [])
          .filter((name) => !legal.some((link) => hasName(name, link) && canBeRead(link.to, catalogue)))
          .map((name) => ({
            path: 'legal',
            found: `no readable link to ${name}`,
            expected: `{ "to": "https://…", "label": "${name}" }, because features.${id} needs this link`,
          })),
  );
}

const hasName = (name: string, { to, label }: { to: string; label: unknown }): boolean =>
  label === name || to === `/${name}/`;

import { basename } from 'node:path';
import type { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { canBeRead, getLinks, findLinkNotices } from './links.ts';
import { getByPath, withEnabledFeatures } from './feature-options.ts';
import { listUnusedKeys } from './find-unused-keys.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { type Customer, customerSchema } from './schema.ts';

/**
 * Notices about a customer's folder that are no faults, one line each: unused keys, links that the backend must
 * redirect, keys whose feature is off, and values and links that an enabled feature needs.
 * @param shell as in `readCustomer`
 */
export function readNotices(folder: string, catalogue: FeatureCatalogue, shell?: z.core.$ZodType): string[] {
  const id = basename(folder);
  const file = `${id}/customer.json`;
  const { value } = readJsonFile(folder, 'customer.json');
  const schema = customerSchema(catalogue, shell);
  const { data } = schema.safeParse(value);
  const customer = data && withEnabledFeatures(data, catalogue);
  return [
    ...listUnusedKeys(value, schema).map((key) => `${file}: ${key}: not used yet`),
    ...(customer
      ? [
          ...findLinkNotices(customer, catalogue).map((notice) => `${file}: ${notice}`),
          ...findMissingValues(customer, catalogue).map((notice) => `${file}: ${notice}`),
          ...findKeysWithoutFeature(customer, catalogue).map((notice) => `${file}: ${notice}`),
          ...findMissingLinks(customer, catalogue).map((label) => `${file}: legal: ${label}`),
        ]
      : []),
  ];
}

/** Enabled features that have no effect without a value elsewhere in customer.json. */
const findMissingValues = (
  customer: { features: Readonly<Record<string, unknown>> },
  catalogue: FeatureCatalogue,
): string[] =>
  Object.entries(catalogue).flatMap(([id, { requiresOneOf = [] }]) =>
    customer.features[id] === undefined ||
    requiresOneOf.length === 0 ||
    requiresOneOf.some((path) => getByPath(customer, path) !== undefined)
      ? []
      : [`features.${id}: does nothing without ${requiresOneOf.join(' or ')}`],
  );

/** Keys whose feature is off: they have no effect, and the file does not show that. */
const findKeysWithoutFeature = (
  customer: { features: Readonly<Record<string, unknown>> },
  catalogue: FeatureCatalogue,
): string[] =>
  Object.entries(catalogue).flatMap(([id, { customerKeys = {} }]) =>
    customer.features[id] !== undefined
      ? []
      : Object.keys(customerKeys)
          .filter((key) => getByPath(customer, key) !== undefined)
          .map((key) => `${key}: does nothing without features.${id}`),
  );

/**
 * Missing or unreadable links that a feature depends on: registration without terms has no acceptance
 * (docs/decisions/0012).
 */
function findMissingLinks(
  customer: Pick<Customer, 'navigation' | 'categories' | 'legal' | 'features'>,
  catalogue: FeatureCatalogue,
): string[] {
  const legal = getLinks({ ...customer, navigation: [], categories: [] });
  return Object.entries(catalogue).flatMap(([id, feature]) =>
    customer.features[id] === undefined
      ? []
      : (feature.requiredLinks ?? [])
          .filter((name) => !legal.some((link) => hasName(name, link) && canBeRead(link.to, catalogue)))
          .map(
            (name) =>
              `no readable link to ${name}, which features.${id} needs: add { "to": "https://…", "label": "${name}" }`,
          ),
  );
}

const hasName = (name: string, { to, label }: { to: string; label: unknown }): boolean =>
  label === name || to === `/${name}/`;

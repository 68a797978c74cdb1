import { parse } from 'zod';
import type { SiteConfig } from '@touchline/feature-kit';
import type { FeatureCatalogue, FeatureWorker, Shortcut } from './feature-manifest.ts';
import { isObject } from './is-object.ts';

type Options = Readonly<Record<string, unknown>>;

/** The value of customer.json at a path such as `app_config.app_id_for_ga4`; undefined if absent. */
export const getByPath = (customer: Options, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), customer);

/** Adds the features that a value of customer.json enables, with their default options. */
export function withEnabledFeatures<Parsed extends Options & { features: Options }>(
  customer: Parsed,
  catalogue: FeatureCatalogue,
): Parsed {
  const defaultEntries = Object.entries(catalogue).flatMap(([id, { enabledBy, options }]) => {
    const value =
      enabledBy !== undefined && customer.features[id] === undefined ? getByPath(customer, enabledBy) : undefined;
    return value === undefined || value === false ? [] : [[id, parse(options, {})] as const];
  });
  return defaultEntries.length === 0
    ? customer
    : { ...customer, features: { ...customer.features, ...Object.fromEntries(defaultEntries) } };
}

/**
 * Options of enabled features, joined with the values of customer.json under their own keys and at the paths that they
 * read.
 */
export function withCustomerKeys(customer: Options, features: Options, catalogue: FeatureCatalogue): Options {
  const entries = Object.entries(features).map(([id, options]) => {
    const { customerKeys = {}, customerValues = {} } = catalogue[id] ?? {};
    const optionValues = Object.keys(customerKeys).map((key) => [key, customer[key]] as const);
    const readEntries = Object.entries(customerValues).map(
      ([name, path]) => [name, getByPath(customer, path)] as const,
    );
    return [
      id,
      options === undefined
        ? undefined
        : Object.assign({}, options, Object.fromEntries([...optionValues, ...readEntries])),
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The enabled features' settings for all content of the site. */
export function getContent(features: Options, catalogue: FeatureCatalogue): SiteConfig['content'] {
  const enabledFeatures = Object.entries(features)
    .filter(([, options]) => options !== undefined)
    // The feature's own schema has parsed the options.
    .map(([id, options]) => catalogue[id]?.content?.(options as never) ?? {});
  return Object.assign({}, ...enabledFeatures) as SiteConfig['content'];
}

/** The files of the enabled features. */
export function getFiles(features: Options, catalogue: FeatureCatalogue): Readonly<Record<string, string>> {
  const filesByFeature = Object.entries(features)
    .filter(([, options]) => options !== undefined)
    // The feature's own schema has parsed the options.
    .map(([id, options]) => catalogue[id]?.files?.(options as never) ?? {});
  return Object.assign({}, ...filesByFeature) as Readonly<Record<string, string>>;
}

const getEnabledFeatures = (features: Options): string[] =>
  Object.keys(features).filter((id) => features[id] !== undefined);

/** The installed portal's shortcuts of the enabled features. */
export const getShortcuts = (features: Options, catalogue: FeatureCatalogue): Shortcut[] =>
  getEnabledFeatures(features).flatMap((feature) =>
    Object.entries(catalogue[feature]?.shortcuts ?? {}).map(([page, text]) => ({ page, feature, text })),
  );

/** The enabled feature that brings the offline pages. */
export const findOfflineFeature = (features: Options, catalogue: FeatureCatalogue): string | undefined =>
  getEnabledFeatures(features).find((id) => catalogue[id]?.hasOfflinePages);

/** The service workers among the enabled features' files. */
export const getWorkers = (features: Options, catalogue: FeatureCatalogue): Readonly<Record<string, FeatureWorker>> =>
  Object.fromEntries(
    getEnabledFeatures(features).flatMap((feature) =>
      Object.entries(catalogue[feature]?.workers ?? {}).map(([path, provider]) => [path, { feature, provider }]),
    ),
  );

import type { SiteConfig } from '@touchline/feature-kit';
import type { CspSources } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

const schema = z.custom<z.core.$ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value,
  'a zod schema',
);

/** A function of the parsed options, whose type belongs to the feature. */
const createFunctionSchema = <Answer>() =>
  z.custom<(options: never) => Answer>((value) => typeof value === 'function', 'a function').optional();

/**
 * The part of a feature's manifest that tools read without loading its code. `Manifest` of feature-kit describes it.
 */
export const featureManifest = z
  .object({
    options: schema,
    isAlwaysOn: z.boolean().optional(),
    requires: z.array(z.string()).readonly().optional(),
    customerKeys: z.record(z.string(), schema).optional(),
    customerValues: z.record(z.string(), z.string()).optional(),
    enabledBy: z.string().optional(),
    requiresOneOf: z.array(z.string()).readonly().optional(),
    optionalPages: z.array(z.string()).readonly().optional(),
    requiredLinks: z.array(z.string()).readonly().optional(),
    shortcuts: z.record(z.string(), z.string()).optional(),
    hasOfflinePages: z.boolean().optional(),
    content: createFunctionSchema<Partial<SiteConfig['content']>>(),
    csp: createFunctionSchema<Partial<CspSources>>(),
    files: createFunctionSchema<Readonly<Record<string, string>>>(),
    workers: z.record(z.string(), z.string()).optional(),
    routes: z.array(z.object({ path: z.string() })).optional(),
  })
  // The addresses of the feature's pages, as in its routes: `live/:sportType`.
  .transform(({ routes, ...others }) => ({ ...others, ...(routes && { pages: routes.map(({ path }) => path) }) }));

/** A parsed manifest. */
export type FeatureManifest = z.output<typeof featureManifest>;

/** The parsed manifests of the known features, by feature id. */
export type FeatureCatalogue = Readonly<Record<string, FeatureManifest>>;

/** A shortcut of the installed portal: a page, and the key of its name in a feature's texts. */
export interface Shortcut {
  page: string;
  feature: string;
  text: string;
}

/** A service worker among a customer's files that a feature adds: the edge sends it with its own policy. */
export interface FeatureWorker {
  feature: string;
  /** Origin of the provider whose scripts the worker imports. */
  provider: string;
}

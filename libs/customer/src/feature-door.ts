import type { SiteConfig } from '@touchline/feature-kit';
import { z } from 'zod';

interface PaySources extends Readonly<Record<'script' | 'connect' | 'frame', readonly string[]>> {
  /** Set by the customer only, never by a feature. */
  image?: readonly string[];
}

/** Sources outside of the customer's own host that its pages may load, by kind. */
export interface CspSources {
  script: readonly string[];
  connect: readonly string[];
  media: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  /**
   * On payment pages, instead of the lists above: the payment provider's sources, and pictures from the customer's own
   * hosts.
   */
  pay?: PaySources | undefined;
  /** Names of Trusted Types policies that code makes; undefined for a site of an older build. */
  policies?: readonly string[] | undefined;
}

const schema = z.custom<z.core.$ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value,
  'a zod schema',
);

/** A function of the parsed options, whose type belongs to the feature. */
const createFunctionSchema = <Answer>() =>
  z.custom<(options: never) => Answer>((value) => typeof value === 'function', 'a function').optional();

/** The entry point `./options` of a feature or of the shell: the data that the tools need without loading its code. */
export const featureDoor = z
  .object({
    /** Parses the value under the feature's key. A key that no code reads yet has `notUsedYet: true` in its meta. */
    options: schema.default(z.strictObject({})),
    /** Enabled without a key, with the schema's defaults. */
    always: z.boolean().optional(),
    /**
     * Keys at the top of customer.json that belong to the feature; if it is enabled, their values are added to its
     * options.
     */
    customerKeys: z.record(z.string(), schema).optional(),
    /**
     * Values of customer.json that join its options and that other features may read too: the option's name to the
     * value's path, such as `{ measurementId: 'app_config.app_id_for_ga4' }`. The base schema has the keys that belong
     * to no feature.
     */
    reads: z.record(z.string(), z.string()).optional(),
    /**
     * Path of a value in customer.json that enables the feature with default options, such as `sentry_dsn`. Any value
     * except false counts.
     */
    onBy: z.string().optional(),
    /** Addresses of its pages, as in its routes: `live/:sportType`. */
    pages: z.array(z.string()).readonly().optional(),
    /** Pages in the installed portal's shortcuts, each with the key of its name in the feature's texts. */
    shortcuts: z.record(z.string(), z.string()).optional(),
    /**
     * The site gets the portal's service worker and its pages for offline visitors, with texts of the feature's own
     * namespace.
     */
    offline: z.boolean().optional(),
    /** Labels of links in `legal` that the feature depends on; the check reports a missing one. */
    legal: z.array(z.string()).readonly().optional(),
    /** Paths in customer.json of which it needs at least one; the check reports a feature that has no value at any. */
    wants: z.array(z.string()).readonly().optional(),
    /** Features that must be enabled too. */
    needs: z.array(z.string()).readonly().optional(),
    /** The settings for all content of the site that its parsed options imply. */
    content: createFunctionSchema<Partial<SiteConfig['content']>>(),
    /** Sources that the Content-Security-Policy must allow, of parsed options. */
    csp: createFunctionSchema<Partial<CspSources>>(),
    /** Files that it adds to the customer's, of parsed options: an address such as `/push/worker.js` to its text. */
    files: createFunctionSchema<Readonly<Record<string, string>>>(),
    /** Files that are service workers, each with the origin of the provider whose scripts the worker imports. */
    workers: z.record(z.string(), z.string()).optional(),
  })
  .transform(({ options, ...others }) => ({ schema: options, ...others }));

/** A parsed entry point. */
export type FeatureOptions = z.output<typeof featureDoor>;

/** The known features: the id to the parsed entry point. */
export type FeatureCatalogue = Readonly<Record<string, FeatureOptions>>;

/** A shortcut of the installed portal: a page, and the key of its name in a feature's texts. */
export interface Shortcut {
  page: string;
  feature: string;
  text: string;
}

/** A service worker among a customer's files that a feature adds: the edge sends it with its own policy. */
export interface FeatureWorker {
  feature: string;
  /** Origin of the provider whose scripts it imports. */
  provider: string;
}

import type { SiteConfig } from '@touchline/feature-kit';
import { z } from 'zod';

interface PaySources extends Readonly<Record<'script' | 'connect' | 'frame', readonly string[]>> {
  /** No feature's to say. */
  image?: readonly string[];
}

/** What a customer's pages may load besides their own, by kind. */
export interface CspSources {
  script: readonly string[];
  connect: readonly string[];
  media: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  /** On pages that one pays on, in place of what stands above of these kinds: the payment provider's, and pictures from the customer's own hosts. */
  pay?: PaySources | undefined;
  /** Names of Trusted Types policies that code makes; undefined of a site that was built before there were any. */
  policies?: readonly string[] | undefined;
}

const schema = z.custom<z.core.$ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value,
  'a zod schema',
);

/** A function of the parsed options, whose type only the feature knows. */
const ofOptions = <Answer>() =>
  z.custom<(options: never) => Answer>((value) => typeof value === 'function', 'a function').optional();

/** What a feature's `./options` door, or the shell's, says for itself: what the tools must know without loading its code. */
export const featureDoor = z
  .object({
    /** Parses the value under the feature's key. What nothing reads yet says `notUsedYet: true` in its meta. */
    options: schema.default(z.strictObject({})),
    /** Present without a key, with the schema's defaults. */
    always: z.boolean().optional(),
    /** Keys of its own at the top of customer.json; where it is enabled, their values join its options. */
    customerKeys: z.record(z.string(), schema).optional(),
    /**
     * Values of customer.json that others may read, too: under what name each joins its options, and where it is, such as
     * `{ measurementId: 'app_config.app_id_for_ga4' }`. A key of nobody's own stands in the base schema.
     */
    reads: z.record(z.string(), z.string()).optional(),
    /**
     * Where a value of customer.json turns it on as its key under `features` does, with its options at their defaults, such as `sentry_dsn`:
     * anything but false and nothing.
     */
    onBy: z.string().optional(),
    /** Addresses of its pages, as its routes say them: `live/:sportType`. */
    pages: z.array(z.string()).readonly().optional(),
    /** Those of them that the icon of the installed portal leads to, each with the text of the feature's own namespace that names it. */
    shortcuts: z.record(z.string(), z.string()).optional(),
    /** Sites that have it have the portal's service worker, too, and its pages for who has no network, in texts of the feature's own namespace. */
    offline: z.boolean().optional(),
    /** Labels of links in `legal` that it cannot do all of its work without; who has it and lacks one is told. */
    legal: z.array(z.string()).readonly().optional(),
    /** Places in customer.json of which it wants at least one: who has it and says none is told that it does nothing. */
    wants: z.array(z.string()).readonly().optional(),
    /** Features that must be enabled too. */
    needs: z.array(z.string()).readonly().optional(),
    /** What its parsed options say about all content that the site shows. */
    content: ofOptions<Partial<SiteConfig['content']>>(),
    /** Sources that the Content-Security-Policy must allow, of parsed options. */
    csp: ofOptions<Partial<CspSources>>(),
    /** Files of its own beside the customer's, of parsed options: an address such as `/push/worker.js` to its text. */
    files: ofOptions<Readonly<Record<string, string>>>(),
    /** Those of them that are service workers, each with the origin of the provider whose scripts it imports. */
    workers: z.record(z.string(), z.string()).optional(),
  })
  .transform(({ options, ...others }) => ({ schema: options, ...others }));

/** A door that was read. */
export type FeatureOptions = z.output<typeof featureDoor>;

/** Feature id to what the tools know of it. */
export type FeatureCatalogue = Readonly<Record<string, FeatureOptions>>;

/** A page that the icon of the installed portal leads to, and the text of a feature's namespace that names it. */
export interface Shortcut {
  page: string;
  feature: string;
  text: string;
}

/** A service worker that a feature puts among a customer's files: an edge sends it under a policy of its own. */
export interface FeatureWorker {
  feature: string;
  /** Origin of the provider whose scripts it imports. */
  provider: string;
}

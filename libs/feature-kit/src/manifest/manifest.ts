import type { z } from 'zod';
import type { SlotFill } from '../slots/fill.ts';
import type { Guard } from './guard.ts';
import type { Intent } from '../document/intent.ts';
import type { PageModule, RouteFacts } from '../page/page.ts';
import type { QueryParamSpec } from '../page/query-param-spec.ts';
import type { SessionSetupContext, ViewerSession } from '../viewer/session.ts';
import type { SiteConfig } from '../site.ts';
import type { StartEffect } from './start-context.ts';

/** One address of a feature. Functions receive the customer's parsed options. */
export interface FeatureRoute<Options> extends Omit<RouteFacts, 'reads'> {
  /** As in `RouteFacts`, or a function of the options. */
  reads?: RouteFacts['reads'] | ((options: Options) => readonly QueryParamSpec[]);
  /** Whether the options remove the page. */
  isOff?: (options: Options) => boolean;
  /** Whether the site leaves out links to the page. */
  isUnlinked?: (options: Options) => boolean;
  load: (options: Options) => Promise<PageModule>;
}

/** The part of a manifest that browsers receive. Each visit loads it, so it imports pages, fills and effects lazily. */
export interface BrowserManifest<Options> {
  /** The feature's key in customer.json. Its value, parsed by `options`, turns the feature on. */
  id: string;
  routes?: readonly FeatureRoute<Options>[];
  fills?: (options: Options) => readonly SlotFill[];
  /** Loaded with the first navigation, or as soon as a viewer may be signed in. */
  guards?: (options: Options) => Promise<readonly Guard[]>;
  /**
   * Prefetches further files of the page that a viewer is about to open, besides its code and data: for example a
   * stream.
   */
  onIntent?: (options: Options, intent: Intent) => void;
  /** Creates the viewer's session; one feature at most. Called in the browser only, before hydration. */
  session?: (options: Options, context: SessionSetupContext) => ViewerSession;
  /** Loaded after the first paint, when the browser is idle. */
  start?: (options: Options) => Promise<StartEffect>;
}

/** A manifest's keys that a browser receives. The portal's build removes all others (`remove-build-keys.ts`). */
export const browserKeys = [
  'id',
  'routes',
  'fills',
  'guards',
  'onIntent',
  'session',
  'start',
] as const satisfies (keyof BrowserManifest<never>)[];

/** The declaration of a feature. */
export interface Manifest<Options> extends BrowserManifest<Options> {
  /** Parses the value under the feature's key. A key that no code reads yet has `notUsedYet: true` in its meta. */
  options: z.core.$ZodType;
  /** True for a feature that needs no key in customer.json: the schema's defaults are its options. */
  isAlwaysOn?: boolean;
  /** Features that must be enabled too. */
  requires?: readonly string[];
  /** Keys at the top of customer.json that belong to the feature; their values join its options. */
  customerKeys?: Readonly<Record<string, z.core.$ZodType>>;
  /**
   * Values of customer.json that join the feature's options, and that other features may read, too. Maps an option's
   * name to the value's path, such as `{ measurementId: 'app_config.app_id_for_ga4' }`. The base schema has the keys
   * that belong to no feature.
   */
  customerValues?: Readonly<Record<string, string>>;
  /**
   * Path of a value in customer.json that enables the feature with default options, such as `sentry_dsn`. Any value
   * except false counts.
   */
  enabledBy?: string;
  /** Paths in customer.json, of which at least one must have a value; the check reports a feature without any. */
  requiresOneOf?: readonly string[];
  /**
   * Paths of pages that a customer may disable, such as `live/*` for a page and the pages below it. A feature whose
   * pages are all disabled is off.
   */
  optionalPages?: readonly string[];
  /** Labels of links in `legal` that the feature depends on; the check reports a missing one. */
  requiredLinks?: readonly string[];
  /** Pages in the installed portal's shortcuts, each with the key of its name in the feature's texts. */
  shortcuts?: Readonly<Record<string, string>>;
  /**
   * The site gets the portal's service worker and its pages for offline visitors, with texts of the feature's
   * package.
   */
  hasOfflinePages?: boolean;
  /** The settings for all content of the site that its options imply. */
  content?: (options: Options) => Partial<SiteConfig['content']>;
  /** Sources that the Content-Security-Policy must allow. */
  csp?: (options: Options) => Partial<CspSources>;
  /** The text of each file that the feature adds to the site, by an address such as `/push/worker.js`. */
  files?: (options: Options) => Readonly<Record<string, string>>;
  /** Files that are service workers, each with the origin of the provider whose scripts the worker imports. */
  workers?: Readonly<Record<string, string>>;
}

interface PaySources extends Readonly<Record<'script' | 'connect' | 'frame', readonly string[]>> {
  /** Only the customer sets these sources, never a feature. */
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

/**
 * Declares a feature, in its package's `./manifest`. Node reads the module, so it imports no `.tsx` file and no style.
 * The argument is an object literal, from which the portal's build removes the keys that browsers do not need.
 *
 * @example
 * export const manifest = defineManifest<ClubOptions>({
 *   id: 'club',
 *   options,
 *   requires: ['account'],
 *   fills: (options) => [fill(homePersonalRows, async () => (await import('./club-band.card.tsx')).createClubBand(options))],
 * });
 */
export const defineManifest = <Options>(manifest: Manifest<Options>): Manifest<Options> => manifest;

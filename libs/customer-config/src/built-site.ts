import type { Customer } from './schema.ts';
import type { icons } from './asset.ts';
import type { SiteConfig } from '@touchline/feature-kit';
import type { KnownAddress, RedirectTable } from '@touchline/feature-kit/rendering';

/** A built customer as the edge reads it: `dist/site/<id>/site.json`. */
export interface BuiltSite {
  id: string;
  /** The build's id, which changes with the portal's sources and with the customer's own files. */
  build: string;
  /** Hash of the sources and of the customer's folder: a build with an equal hash is not repeated. */
  sourcesHash: string;
  /** Folder below dist/browser with the chunks of this customer's features, made from the same sources. */
  browser: string;
  /** Folder below dist/server with the bundle that renders this customer, made from the same sources. */
  server: string;
  hosts: string[];
  /** Addresses of the customer's pages. */
  addresses: KnownAddress[];
  /** Origin of canonical addresses, on any requested host. */
  origin: string;
  csp: Customer['csp'];
  /** The texts of a page at a busy edge, by locale; undefined for a site of an older build. */
  busy?: Record<string, string> | undefined;
  /** The texts of a page whose code fails, by locale; undefined for a site of an older build. */
  limited?: Record<string, string> | undefined;
  /** Search engines must not list the site's pages. */
  noIndex?: boolean | undefined;
  /** The customer's own redirects; undefined for a site without any. */
  redirects?: RedirectTable | undefined;
  /** Service workers of features, by address; undefined for a site of an older build. */
  workers?: Customer['workers'] | undefined;
  /** The script that runs before a page's first paint; the content security policy allows its hash. */
  headScript: string;
  /** The script that runs before the head script on a page whose address carries a secret. */
  secretScript: string;
  /** Brand tokens and the display face; inlined in every page. */
  brandCss: string;
  icons: Record<keyof typeof icons, string>;
  /** Address of the web app manifest per locale. */
  manifests: Record<string, string>;
  /** The part of the customer's settings that the browser needs, per locale. */
  sites: Record<string, SiteConfig>;
}

/** `robots.txt` of a site that is hidden from search engines. */
export const noRobots = 'User-agent: *\nDisallow: /\n';

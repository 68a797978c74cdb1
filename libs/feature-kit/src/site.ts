import type { HourCycle, Locale, Resources } from '@touchline/i18n';

/** A text in the site's languages; the default locale's text replaces a missing text. */
export type LocalizedText = Partial<Record<Locale, string>> & { [locale: string]: string | undefined };

/** One link of the site's own navigation. */
export interface SiteLink {
  /** A path of the portal ending in a slash, or an https address. */
  to: string;
  /** A key of the shell's `navigation` texts, or the text itself, in the page's language. */
  label: string | LocalizedText;
  /** Name of a navigation icon; the phone's bottom bar shows links with an icon. */
  icon?: string | undefined;
}

/**
 * The leagues, teams and sports of a site, in the wire's format. Several values of one kind mean "or", several kinds
 * "and".
 */
export interface SiteScope {
  'identities.id'?: string[] | undefined;
  'search.teams.id'?: string[] | undefined;
  sportType?: string[] | undefined;
}

/**
 * The browser's part of the customer: the parsed customer.json without fields that only the build or the edge needs.
 * Each page's data block carries it. Addresses of assets are final (hashed).
 */
export interface SiteConfig {
  id: string;
  shortName: string;
  name: string;
  /** Base of API calls as the browser sees it; '' is the page's own origin. */
  apiBase: string;
  /** Origin of the realtime socket; '' is the page's own origin, null means no realtime. */
  socketUrl: string | null;
  locales: { default: Locale; enabled: Locale[]; direction: Partial<Record<Locale, 'ltr' | 'rtl'>> };
  /** IANA zone of dates until the viewer's own is known. */
  timeZone: string;
  /** The customer's hour cycle; by default that of the page's language and the viewer's region. */
  hourCycle?: HourCycle | undefined;
  theme: { default: 'dark' | 'light' | 'system'; available: ('dark' | 'light')[] };
  logo: { dark: string; light: string };
  /** Fallback pictures (specification, section 2, "artwork"). */
  artwork: { horizontal: string; vertical: string; plain: string; dark: string; light: string };
  navigation: SiteLink[];
  /** The variant of each part of the shell, such as `header: 'compact'`, from the values of the shell's library. */
  shell: Readonly<Record<string, string>>;
  /** Chips under the header: leagues and categories. */
  categories: SiteLink[];
  legal: SiteLink[];
  socialLinks: { kind: string; href: string }[];
  storeUrl: { ios?: string | undefined; android?: string | undefined };
  /** Hosts that `?storeUrl=` may open, in addition to the app stores. */
  redirectHosts: string[];
  /** Further hosts to which the backend's redirects (guard 3) may go. */
  externalHosts: string[];
  /** Analytics starts only after the visitor's consent. */
  consentRequired: boolean;
  flavor: 'default' | 'alternate';
  /**
   * Settings for all content in every feature. `realKickoff`: dates are the real kick-off; `gender`: genders are shown;
   * `teamPages` (default true): teams have pages. `scope` filters every list; default: the whole backend.
   */
  content: {
    realKickoff?: boolean | undefined;
    gender?: boolean | undefined;
    teamPages?: boolean | undefined;
    scope?: SiteScope | undefined;
  };
  /** Set by an edge that serves only this machine: pages reserve no space for parts that do not run locally. */
  isLocal?: true | undefined;
  /** Enabled features and their validated options. */
  features: Record<string, unknown>;
  /** Addresses of the customer's own texts in the page's language, by their type in `/info/{type}/`. */
  ownTexts?: Readonly<Record<string, string>> | undefined;
  /** Address of the file with the customer's own redirects; a page of the edge does not have it. */
  ownRedirects?: string | undefined;
  /** The customer's own wording: by locale, then by namespace. A page carries only its own locale's. */
  textOverrides?: Partial<Record<Locale, Resources>> | undefined;
}

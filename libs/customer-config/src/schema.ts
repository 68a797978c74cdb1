import type { SiteConfig } from '@touchline/feature-kit';
import type { CspSources } from '@touchline/feature-kit/manifest';
import type { RedirectTable } from '@touchline/feature-kit/rendering';
import { z } from 'zod';
import {
  baseUrl,
  cspHost,
  withoutDuplicates,
  hostName,
  httpsUrl,
  linkTarget,
  locale,
  label,
  localizedText,
  customerHost,
  plainText,
  sentryDsn,
  siteUrl,
  slug,
  socketUrl,
  timeZone,
} from './fields.ts';
import { listOptionalAddresses } from './disabled-pages.ts';
import type { FeatureCatalogue, FeatureWorker, Shortcut } from './feature-manifest.ts';
import { theme } from './theme-schema.ts';

const link = z.strictObject({
  to: linkTarget.meta({ description: 'A page of the portal, such as /live/, or an https address' }),
  label: label.meta({ description: "A key of the shell's navigation texts, or one text per language" }),
});

const iconNames = [
  'home',
  'live',
  'calendar',
  'archive',
  'video',
  'channel',
  'team',
  'search',
  'heart',
  'trophy',
] as const;

const localeSettings = z
  .strictObject({
    default: locale.meta({ description: 'The language whose addresses have no prefix' }),
    enabled: withoutDuplicates(locale)
      .min(1, 'at least one language')
      .meta({ description: 'The languages that visitors can choose, including the default language' }),
    direction: z
      .partialRecord(locale, z.enum(['ltr', 'rtl']))
      .prefault({})
      .meta({ description: 'The direction of writing of a language, if it differs from the usual one' }),
  })
  .superRefine((value, context) => {
    if (!value.enabled.includes(value.default)) {
      context.addIssue({
        code: 'custom',
        path: ['default'],
        message: `one of the enabled languages: ${value.enabled.join(', ')}`,
      });
    }
  });

const createSourcesSchema = (directive: string) =>
  withoutDuplicates(cspHost).default([]).meta({ description: directive });

const csp = z.strictObject({
  connect: createSourcesSchema('Hosts that scripts may call'),
  media: createSourcesSchema('Hosts that video and sound may come from'),
  image: createSourcesSchema('Hosts that pictures may come from'),
  frame: createSourcesSchema('Hosts whose pages may appear in a frame'),
});

const createProfileSchema = (network: string) =>
  httpsUrl.optional().meta({ description: `The address of the customer at ${network}` });

/** All of customer.json except `features`; names as in the specification's section 1. */
export const baseSchema = z.strictObject({
  $schema: plainText.optional().meta({ description: 'The schema for editors: ../customer.schema.json' }),
  version: z.literal(1).meta({ description: 'The version of the file format' }),
  id: slug.meta({ description: 'The id of the customer: the name of the folder' }),
  short_name: slug.meta({ description: 'The name of the customer at the backend and in socket rooms' }),
  name: localizedText.meta({ description: 'The name of the site in tab titles, link previews and the installed app' }),
  hosts: withoutDuplicates(customerHost)
    .min(1, 'at least one host')
    .meta({ description: 'Host names under which the edge serves this customer' }),
  custom_domain_url: siteUrl
    .optional()
    .meta({ description: 'The public address of the site, for canonical links and previews; its host is in hosts' }),
  api_base: baseUrl.default('/').meta({ description: "The address of the backend; / means the portal's own host" }),
  socket_base_url: socketUrl
    .optional()
    .meta({ description: 'The address of the socket server; without it pages do not update in real time' }),
  redirect_hosts: withoutDuplicates(hostName)
    .default([])
    .meta({ description: 'Hosts that redirects of the backend may lead to, such as a ticket shop' }),
  store_url: z
    .strictObject({
      ios: httpsUrl.optional().meta({ description: 'The app in the App Store' }),
      android: httpsUrl.optional().meta({ description: 'The app in Google Play' }),
    })
    .prefault({})
    .meta({ description: 'The mobile apps of the customer' }),
  app_config: z
    .strictObject({
      app_id_for_ga4: z
        .string()
        .regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id, such as G-AB12CD34EF')
        .optional()
        .meta({ description: 'Measurement id of Google Analytics' }),
      app_id_oneSignal: z.uuid('a UUID').optional().meta({ description: 'App id of OneSignal' }),
      app_id_oneSignal_custom_domain_prod: z
        .uuid('a UUID')
        .optional()
        .meta({ description: 'App id of OneSignal for custom_domain_url' }),
    })
    .prefault({})
    .meta({ description: 'Ids of analytics and push' }),
  enable_notifications_oneSignal: z
    .boolean()
    .optional()
    .meta({ description: 'true enables notifications, like features.push' }),
  sentry_dsn: sentryDsn.optional().meta({ description: 'The DSN of the Sentry project that receives error reports' }),
  flavor: z
    .enum(['default', 'alternate'])
    .default('default')
    .meta({ description: 'alternate: the portal asks viewers after short delays' }),
  locales: localeSettings.meta({
    description: 'The languages of the site',
  }),
  time_zone: timeZone.meta({
    description: 'The time zone of dates in rendered pages; the browser replaces it by its own',
  }),
  clock: z.enum(['12h', '24h']).optional().meta({
    description: "12 or 24 hours in all languages; without it the page's language and the browser's region decide",
  }),
  theme: theme.meta({ description: 'Colours, corners, fonts and logos; texts in brand colours need enough contrast' }),
  navigation: z
    .array(
      link.extend({
        icon: z.enum(iconNames).optional().meta({
          description:
            'Adds the link to the bar of phones. If more than five links exist, or one has no icon, the bar shows the first four with an icon, and a menu with all links',
        }),
      }),
    )
    .min(1, 'at least one link')
    .max(12, 'at most 12 links')
    .meta({ description: 'Links of the header' }),
  categories: z.array(link).max(40, 'at most 40 links').default([]).meta({ description: 'Links below the header' }),
  disabled_pages: withoutDuplicates(
    z.string().regex(/^\/(?:[a-z\d-]+\/)+$/, 'the address of a page, such as /search/'),
  ).optional(),
  social_links: z
    .strictObject({
      facebook: createProfileSchema('Facebook'),
      x: createProfileSchema('X'),
      instagram: createProfileSchema('Instagram'),
      youtube: createProfileSchema('YouTube'),
      tiktok: createProfileSchema('TikTok'),
      web: httpsUrl.optional().meta({ description: 'The website of the customer' }),
      whatsapp: createProfileSchema('WhatsApp'),
    })
    .prefault({})
    .meta({ description: 'Links to social networks in the footer' }),
  robots: z
    .enum(['all', 'none'])
    .default('all')
    .meta({ description: 'none: search engines must not list the site, for example a trial site' }),
  legal: z
    .array(link)
    .max(20, 'at most 20 links')
    .default([])
    .meta({ description: 'Links of the footer, such as terms and privacy' }),
  consent: z
    .strictObject({
      required: z.boolean().meta({
        description: 'true: analytics starts after the visitor agrees; false only where no law requires consent',
      }),
    })
    .prefault({ required: true })
    .meta({ description: 'Consent to analytics' }),
  csp: csp
    .prefault({})
    .meta({ description: 'Additional hosts for the Content-Security-Policy; enabled features add their own' }),
});

/**
 * The schema of customer.json for a set of known features. `readCustomer` turns its errors into faults.
 * @param shell the shell's options: an object whose values are names
 */
export function customerSchema(features: FeatureCatalogue, shell: z.core.$ZodType = z.strictObject({})) {
  const featureSchemas = Object.fromEntries(
    Object.entries(features).map(([id, { options, isAlwaysOn }]) => [
      id,
      isAlwaysOn ? z.prefault(options, {}) : z.optional(options),
    ]),
  );
  const keys = z.strictObject(featureSchemas).prefault({});
  const featureShape = Object.assign(
    {},
    ...Object.values(features).map(({ customerKeys }) => customerKeys),
  ) as z.core.$ZodLooseShape;
  return baseSchema.extend({
    ...featureShape,
    disabled_pages: baseSchema.shape.disabled_pages.meta({
      description: `Pages that the site does not have: their addresses lead home, and no link to them is shown. Possible are ${listOptionalAddresses(features).join(', ')}`,
    }),
    shell: z.prefault(shell, {}).meta({ description: 'The looks of header and navigation' }),
    features: keys.meta({ description: 'Each key enables a feature; its value has the options' }),
  });
}

/**
 * A parsed customer.json: with defaults, options parsed by their features, and the features' hosts and content settings
 * merged in.
 */
export type Customer = Omit<z.output<typeof baseSchema>, 'csp'> & {
  features: Record<string, unknown>;
  csp: CspSources;
  content: SiteConfig['content'];
  shell: SiteConfig['shell'];
  /** The redirects of redirects.json, and those of disabled pages. */
  redirects: RedirectTable;
  /** The disabled pages as redirects to home. */
  disabledPages: RedirectTable;
  /** Files that enabled features add to the customer's files, by address. */
  files: Readonly<Record<string, string>>;
  /** Files that are service workers. */
  workers: Readonly<Record<string, FeatureWorker>>;
  /** Pages of enabled features in the installed portal's shortcuts. */
  shortcuts: readonly Shortcut[];
  /** The enabled feature whose texts the offline pages use; undefined for a site without a service worker. */
  offlineBy: string | undefined;
};

import { createLocalizedText, createTextField, createTextPerLanguage } from '@touchline/feature-kit/manifest';
import { locales } from '@touchline/i18n/locales';
import { z } from 'zod';
import { address, addressText, isAddress, sourceHost } from './address.ts';
import { describeHostLetters, describeHostName } from './host-letters.ts';

export const locale = z.enum(locales);

/** A text for every language, or one text per language. */
export const localizedText = createLocalizedText(80);

/** An identifier of another system: a key, an id. */
export const plainText = createTextField(500);

const keyOrTexts = "a key of the shell's navigation texts, such as live, or an object with one text per language";

/** A key of the shell's `navigation` texts, or the customer's own text per language. */
export const label = z.union(
  [
    z
      .string()
      .max(60, 'at most 60 characters')
      .regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/, keyOrTexts),
    createTextPerLanguage(60),
  ],
  { error: keyOrTexts },
);

/** Names a customer in addresses, folders and socket rooms. */
export const slug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, '2 to 40 small letters, digits and hyphens, starting with a letter');

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in small letters')
  .meta({ format: 'color-hex' });

/** A file below the customer's folder. */
export const assetPath = z
  .string()
  .regex(
    /^assets\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:svg|png|webp|jpg)$/,
    'a picture below assets/, such as assets/logo.svg',
  );

export const hostName = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, {
    error: ({ input }) => describeHostName(String(input)),
  })
  .meta({ format: 'hostname' });

/**
 * A host of one customer alone: not localhost, which serves every customer during development. Browsers read a name
 * that ends in a number as an IP address.
 */
export const customerHost = hostName.regex(
  /^(?!localhost$)(?!(?:.*\.)?(?:\d+|0x[\da-f]*)$)/,
  'a host of only this customer: not localhost, and no IP address',
);

export const httpsUrl = address();

/** A DSN has a public key before the host and a project's number at the end: the only address with a user name. */
function isDsn(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  const { username, pathname } = url;
  return /^\w{1,64}$/.test(username) && /\/\d{1,20}$/.test(pathname) && isAddress(value.replace(`${username}@`, ''));
}

export const sentryDsn = addressText
  .refine(isDsn, 'a Sentry DSN: https://<public key>@<host>/<project>')
  .meta({ format: 'uri', pattern: '^https://\\w+@[^/?#]+/[^?#]*\\d$' });

/** A site's own address, the base of its pages. */
export const siteUrl = addressText
  .refine((value) => isAddress(value.replace(/\/$/, ''), { origin: true }), {
    error: ({ input }) => describeHostLetters(String(input)) ?? 'https:// and a host, without a path',
  })
  .meta({ format: 'uri', pattern: '^https://[^/?#]+/?$' });

/** The portal appends paths to a base address, so the address must not have a query. */
const hasNoQuery = (value: string): boolean => !/[?#]/.test(value);

/** A path on the portal's own host, or an https address; `http` is for local backends. */
export const baseUrl = addressText
  .refine(
    (value) => /^\/(?!\/)[\w/-]*$/.test(value) || isAddress(value, { local: true }),
    "a path on the portal's own host, such as /, or an https address",
  )
  .refine(hasNoQuery, 'an address without ? and #')
  .meta({ format: 'uri-reference' });

/** The socket's origin: `/` for the portal's own host, an https address or a wss address. */
export const socketUrl = addressText
  .refine(
    (value) => value === '/' || isAddress(value) || isAddress(value, { socket: true }),
    "an https or wss address, or / for the portal's own host",
  )
  .refine(hasNoQuery, 'an address without ? and #')
  .meta({ format: 'uri-reference', pattern: '^(?:/$|https://|wss://)' });

export const linkTarget = addressText
  .refine(
    (value) => /^\/(?:[^\s/\\?#]+\/)*(?:[?#]\S*)?$/.test(value) || isAddress(value),
    'a path of the portal ending in a slash, such as /live/, or an https address',
  )
  .meta({ format: 'uri-reference', pattern: '^(?:/|https://)' });

/** A source in the Content-Security-Policy. */
export const cspHost = sourceHost(['https', 'wss']);

export const timeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone, such as Europe/Oslo')
  .meta({ examples: ['Europe/Oslo', 'UTC'], pattern: '^[A-Za-z]' });

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A list of different members, with a maximum length. */
export function withoutDuplicates<Item extends z.ZodType<string>>(item: Item, maxItems = 100) {
  return z
    .array(item)
    .max(maxItems, `at most ${maxItems} entries`)
    .refine((entries) => new Set(entries).size === entries.length, 'each entry once')
    .meta({ uniqueItems: true });
}

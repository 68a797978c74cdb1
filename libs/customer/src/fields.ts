import { locales } from '@touchline/i18n/locales';
import { z } from 'zod';

export const locale = z.enum(locales);

const words = z.string().trim().min(1, 'a text that is not empty');

/** A text for every language, or one text per language. */
export const localizedText = z.union([words, z.partialRecord(locale, words)], {
  error: 'a text, or an object with one text per language',
});

export const plainText = words;

/** A key of the shell's `navigation` texts, or a text of the customer's own per language. */
export const label = z.union(
  [z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*$/), z.partialRecord(locale, words)],
  {
    error: "a key of the navigation's texts, such as live, or an object with one text per language",
  },
);

/** Names a customer in addresses, folders and socket rooms. */
export const slug = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'small letters, digits and hyphens, a letter first');

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in small letters');

/** A file below the customer's folder. */
export const assetPath = z
  .string()
  .regex(
    /^assets\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:svg|png|webp|jpg)$/,
    'a picture below assets/, such as assets/logo.svg',
  );

export const hostName = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
    'a host name without scheme, port or path',
  );

function parsed(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isHttps(value: string): boolean {
  const url = parsed(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

export const httpsUrl = z.string().refine(isHttps, 'an https address without user name and password');

/** Own path or https address; `http` is for local backends. */
export const baseUrl = z
  .string()
  .refine(
    (value) =>
      /^\/(?!\/)[\w/-]*$/.test(value) ||
      isHttps(value) ||
      /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(`${value}/`),
    "a path on the portal's own host, such as /, or an https address",
  );

/** Socket origin: as a base address, or wss. */
export const socketUrl = z
  .string()
  .refine(
    (value) => value === '/' || isHttps(value.replace(/^wss:/, 'https:')),
    "an https or wss address, or / for the portal's own host",
  );

export const linkTarget = z
  .string()
  .refine(
    (value) => /^\/(?:[^\s/\\?#]+\/)*(?:[?#]\S*)?$/.test(value) || isHttps(value),
    'a path of the portal ending in a slash, such as /live/, or an https address',
  );

/** A source in the Content-Security-Policy: a scheme and a host, a leading wildcard label at most. */
export const cspHost = z
  .string()
  .regex(
    /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
    'https:// or wss:// and a host, such as https://cdn.example.com',
  );

export const timeZone = z.string().refine((value) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, 'an IANA time zone, such as Europe/Oslo');

/** A list whose members differ. */
export function distinct<Item extends z.ZodType<string>>(item: Item) {
  return z.array(item).refine((list) => new Set(list).size === list.length, 'each entry once');
}

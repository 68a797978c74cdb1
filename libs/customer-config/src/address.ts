import { z } from 'zod';
import { describeHostLetters } from './host-letters.ts';

/** Allowed parts of an address of customer.json. */
export interface AddressRules {
  /** Also allows plain http on this machine, for development. */
  local?: boolean;
  /** Forbids a path. */
  origin?: boolean;
  /** Forbids a fragment (`#`). */
  whole?: boolean;
  /** Requires wss in place of https. */
  socket?: boolean;
}

const localHosts = new Set(['localhost', '127.0.0.1']);

/**
 * A host becomes a source of the page's policy. A semicolon, comma, star or quote in it would end or extend the policy.
 */
const host = String.raw`[a-z0-9_-]+(?:\.[a-z0-9_-]+)*`;
const hostPattern = new RegExp(`^${host}$`);

/** Blanks and backslashes, which URL parsers drop or convert, and control characters. */
const unsafeCharacters = /[\s\\\p{Cc}]/u;

/** The limit of browsers and servers for an address. */
const maxCharacters = 2000;

/** @returns the address as a URL; undefined for an invalid or refused text */
export function readAddress(
  text: string,
  { local = false, origin = false, whole = false, socket = false }: AddressRules = {},
): URL | undefined {
  const url = unsafeCharacters.test(text) ? null : URL.parse(text);
  if (!url || text.length > maxCharacters) return undefined;
  const isLocal = local && url.protocol === 'http:' && localHosts.has(url.hostname);
  if (url.protocol !== (socket ? 'wss:' : 'https:') && !isLocal) return undefined;
  if (url.username !== '' || url.password !== '' || !hostPattern.test(url.hostname)) return undefined;
  if (origin && text !== url.origin) return undefined;
  return whole && text.includes('#') ? undefined : url;
}

export const isAddress = (text: string, rules?: AddressRules): boolean => readAddress(text, rules) !== undefined;

/** A text of at most 2000 characters, the most that browsers and servers support. */
export const addressText = z.string().max(maxCharacters, `an address of at most ${maxCharacters} characters`);

const describeRules = ({ local, origin, whole }: AddressRules): string =>
  [
    origin
      ? 'https:// and a host'
      : `an https address without user name${whole ? ', password and #' : ' and password'}`,
    ...(local ? ['or http on localhost for development'] : []),
  ].join(', ');

/**
 * The schema of every address in customer.json, in features' options, too.
 * @param rules allowed parts in addition to an https address
 */
export const address = (rules: AddressRules = {}) =>
  addressText
    .refine((text) => isAddress(text, rules), describeRules(rules))
    .meta({ format: 'uri', pattern: rules.local ? '^https?://' : '^https://' });

function describeSourceHost(text: string, expectation: string): string {
  if (/\*(?!\.)|[^/]\*|\*.*\*/.test(text)) return 'a wildcard only in place of the first label: https://*.example.com';
  return describeHostLetters(text) ?? `${expectation}, such as https://cdn.example.com`;
}

/**
 * A host in customer.json that the page's policy allows, such as https://cdn.example.com. A wildcard may replace only
 * its first label: https://*.example.com.
 * @param schemes that it may have
 */
export const sourceHost = (schemes: readonly ('https' | 'wss')[]) => {
  const expectation = `${schemes.map((scheme) => `${scheme}://`).join(' or ')} and a host`;
  const pattern = String.raw`^(?:${schemes.join('|')})://(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$`;
  return (
    z
      .string()
      .max(253, 'a host of at most 253 characters')
      .regex(new RegExp(pattern), { error: ({ input }) => describeSourceHost(String(input), expectation) })
      // Browsers ignore a source with an invalid port.
      .refine((source) => URL.canParse(source.replace('*.', '')), `${expectation} with a port up to 65535`)
  );
};

const source = new RegExp(
  String.raw`^(?:'self'|blob:|data:|(?:https?|wss?)://(?:\*\.)?${host}(?::\d{1,5})?(?:/[\w./~%+@=-]*)?)$`,
);

/**
 * Whether a text is a valid source of a Content-Security-Policy: a keyword such as 'self', or a scheme and host,
 * perhaps with a path. Blanks, semicolons, commas, quotes and stars (except a wildcard at the start) would change the
 * policy.
 */
export const isSource = (text: string): boolean => source.test(text);

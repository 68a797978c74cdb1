import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  findRedirect,
  getRedirectKey,
  maxRedirectSegments,
  payloadFile,
  pictureFile,
  type RedirectTable,
} from '@touchline/feature-kit/rendering';
import { toLocale } from '@touchline/i18n/locales';
import { z } from 'zod';
import { addressText, readAddress } from './address.ts';
import { getDisabledPages, isRedirected } from './disabled-pages.ts';
import { type Fault, show } from './fault.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { getFiles } from './feature-options.ts';
import { linkTarget } from './fields.ts';
import { isObject } from './is-object.ts';
import { readJsonFile } from './json-file.ts';
import { describeExpectedPage, getPages, splitSegments } from './links.ts';
import type { Customer } from './schema.ts';

const fileName = 'redirects.json';
const maxRedirects = 1_000;

/** Redirects that the check follows. */
const maxRounds = 5;

const sourceExpectation = `a path such as /old/ or /blog/*, of at most ${maxRedirectSegments} parts, without ? and #`;

/** A star is allowed as the last segment only, and an encoded star nowhere. */
const isSource = (path: string): boolean =>
  /^\/[^\s\\?#]*$/.test(path) &&
  !path.includes('//') &&
  !getRedirectKey(path.replace(/\/\*$/, '')).includes('*') &&
  splitSegments(path).length <= maxRedirectSegments;

/** The portal sends viewers to no port: `httpsAddress` refuses it everywhere else. */
const isExternalTarget = (target: string): boolean => readAddress(target)?.port === '';

/** A target's star stands for the segments that the star of the source matches. */
const isTarget = (target: string): boolean => {
  const base = target.replace(/\/\*$/, '/');
  return !base.includes('*') && (base.startsWith('/') ? linkTarget.safeParse(base).success : isExternalTarget(base));
};

const redirects = z
  .record(
    addressText.refine(isSource, sourceExpectation),
    addressText.refine(
      isTarget,
      'a path of the portal ending in a slash, such as /live/, or an https address without a port; /* at its end stands for the rest',
    ),
  )
  .refine((entries) => Object.keys(entries).length <= maxRedirects, `at most ${maxRedirects} redirects`);

/** First segments of the addresses of the backend and the edge, and of the portal's files. */
const answeredSegments = ['api', 'media', 'ws', 'livez', 'readyz', '_reports', '_field', 'sitemaps'];
const fileSegments = ['assets', 'brand', 'builds', 'languages'];
const reservedFiles = ['favicon.svg', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'sw.js', 'sw-off.js'];
/** Files that each page has. */
const pageFiles = [payloadFile, pictureFile];

type Checked = Pick<Customer, 'locales' | 'disabled_pages' | 'redirect_hosts' | 'social_links' | 'store_url'> & {
  features: Readonly<Record<string, unknown>>;
};

/** The redirects of a folder, by the keys of `findRedirect`; empty for a missing file, and for a wrong shape. */
export function readRedirects(folder: string): RedirectTable {
  if (!existsSync(join(folder, fileName))) return {};
  return toTable(redirects.safeParse(readJsonFile(folder, fileName).value).data ?? {});
}

const placeholderOrigin = 'https://portal.invalid';

/** Encodes a target, because a header has ASCII only. */
const encodeTarget = (target: string): string => new URL(target, placeholderOrigin).href.replace(placeholderOrigin, '');

const toTable = (entries: RedirectTable): RedirectTable =>
  Object.fromEntries(Object.entries(entries).map(([source, target]) => [getRedirectKey(source), encodeTarget(target)]));

/**
 * Faults of redirects.json: its shape, loops and chains, hosts that the customer does not name, and addresses that hide
 * a page or a file of the portal.
 */
export function findRedirectFaults(folder: string, customer: Checked, catalogue: FeatureCatalogue): Fault[] {
  if (!existsSync(join(folder, fileName))) return [];
  const file = `${basename(folder)}/${fileName}`;
  const { value, faults } = readJsonFile(folder, fileName);
  if (value === undefined || faults.length > 0) return faults;
  const { data, error } = redirects.safeParse(value);
  if (!data) return error.issues.map((issue) => toShapeFault(file, value, issue));
  const disabledPages = getDisabledPages(customer.disabled_pages, customer.features, catalogue);
  const table = { ...disabledPages, ...toTable(data) };
  const pages = getPages(customer.features, catalogue).filter((page) => !isRedirected(`/${page}/`, disabledPages));
  const files = [...reservedFiles, ...Object.keys(getFiles(customer.features, catalogue))];
  const hosts = listKnownHosts(customer);
  const seenKeys = new Set<string>();
  return Object.entries(data).flatMap(([source, target]): Fault[] => {
    const key = getRedirectKey(source);
    const isRepeated = seenKeys.has(key);
    seenKeys.add(key);
    const sourceExpected = isRepeated
      ? 'each address once: capitals and a final slash make no difference'
      : describeExpectedSource(source, key, customer, { pages, files });
    const targetExpected = target.startsWith('/')
      ? (describeFinalTarget(target, table) ?? describeExpectedPage(target, pages, catalogue))
      : describeExpectedHost(target, hosts);
    return [
      ...(sourceExpected === undefined ? [] : [{ file, path: source, found: show(source), expected: sourceExpected }]),
      ...(targetExpected === undefined ? [] : [{ file, path: source, found: show(target), expected: targetExpected }]),
    ];
  });
}

function toShapeFault(file: string, value: unknown, { code, path, message }: z.core.$ZodIssue): Fault {
  const [source] = path;
  if (source === undefined) {
    return code === 'custom' && isObject(value)
      ? { file, path: '', found: `${Object.keys(value).length} redirects`, expected: message }
      : { file, path: '', found: show(value), expected: 'an object of addresses and their targets' };
  }
  if (code === 'invalid_key') return { file, path: String(source), found: show(source), expected: sourceExpectation };
  const target = isObject(value) ? value[String(source)] : undefined;
  return { file, path: String(source), found: show(target), expected: code === 'invalid_type' ? 'a text' : message };
}

/** The hosts to which the customer's own settings lead. */
const listKnownHosts = ({ redirect_hosts, social_links, store_url }: Checked): string[] => [
  ...redirect_hosts,
  ...Object.values({ ...social_links, ...store_url }).flatMap((url) => (url ? [new URL(url).hostname] : [])),
];

const describeExpectedHost = (target: string, hosts: readonly string[]): string | undefined => {
  const host = readAddress(target.replace(/\*$/, ''))?.hostname ?? '';
  return hosts.includes(host) ? undefined : `a path of the portal, or a host of redirect_hosts, such as "${host}"`;
};

function describeExpectedSource(
  source: string,
  key: string,
  { locales }: Checked,
  { pages, files }: Readonly<Record<'pages' | 'files', readonly string[]>>,
): string | undefined {
  const hasStar = key.endsWith('/*');
  const segments = splitSegments(hasStar ? key.slice(0, -2) : key);
  const [firstSegment = ''] = segments;
  const locale = toLocale(firstSegment);
  if (locale && locales.enabled.includes(locale)) {
    return `an address without the language, because it counts in all languages: /${splitSegments(source).slice(1).join('/')}`;
  }
  /** Whether the redirect replaces a file, a page with a fixed address, or all pages of a route. */
  const isHidden = (address: string): boolean => {
    const parts = splitSegments(address.toLowerCase());
    return (
      segments.every((segment, index) => parts[index] === segment) && (hasStar || parts.length === segments.length)
    );
  };
  const hiddenPage = pages.find(isHidden);
  if (hiddenPage !== undefined) return `an address without a page of the portal: /${hiddenPage}`;
  const isUsed =
    [...answeredSegments, ...fileSegments].includes(firstSegment) ||
    pageFiles.includes(segments.at(-1) ?? '') ||
    files.some(isHidden);
  return isUsed ? 'an address that neither the backend nor a file of the portal uses' : undefined;
}

/** The expected target of a redirect that leads to another redirect, or in a circle. */
function describeFinalTarget(target: string, table: RedirectTable): string | undefined {
  // A path below the target stands for each path that the star may add.
  const prefix = getRedirectKey(target.replace(/\*$/, ''));
  const inner = Object.keys(table).find((key) => target.endsWith('*') && key.startsWith(`${prefix}/`));
  if (inner !== undefined) return `an address outside of the redirects: "${inner}" is redirected, too`;
  const visited = [target];
  for (;;) {
    const next = findRedirect(table, visited.at(-1)?.replace(/[?#].*|\*$/s, '') ?? '');
    if (next === undefined) break;
    // A star may add a segment in each round.
    if (visited.includes(next) || visited.length > maxRounds)
      return `an address that does not lead back: ${[...visited, next].slice(0, maxRounds).join(' → ')}`;
    visited.push(next);
    if (!next.startsWith('/')) break;
  }
  return visited.length > 1 ? `the final address "${visited.at(-1)}", because this one is redirected, too` : undefined;
}

import { basename, join } from 'node:path';
import { maxPageCharacters, pageTags } from '@touchline/contract';
import { isLocale, type Locale, locales } from '@touchline/i18n/locales';
import { type Fault, show, type TextFault } from './fault.ts';
import { listNames } from './list-names.ts';
import { readCustomerFile, getText } from './customer-file.ts';
import { findMarkupFaults } from './find-markup-faults.ts';
import { findMergeMark } from './merge-mark.ts';
import { expectedName } from './suggest.ts';

/**
 * Pages whose text a customer may write, in `pages/<page>.<locale>.html`. Texts of any other page are in `pages/info`.
 */
export const textPages = ['about', 'faq', 'terms', 'privacy'] as const;

/** A file of a customer's own text. */
export interface TextFile {
  /** The path in the customer's folder, such as `pages/info/rules.en.html`. */
  file: string;
  /** The text's name in the page's address: `rules` in /info/rules/. */
  type: string;
  locale: Locale;
}

const textFileName = /^([a-z\d][a-z\d-]{0,63})\.([A-Za-z-]+)\.html$/;

function toTextFile(folderPath: string, name: string): TextFile | undefined {
  const [, type = '', locale] = textFileName.exec(name) ?? [];
  const isKnown = folderPath !== 'pages' || textPages.some((page) => page === type);
  return isKnown && isLocale(locale) ? { file: `${folderPath}/${name}`, type, locale } : undefined;
}

const textFolders = ['pages', 'pages/info'] as const;

/** The files of the customer's own texts. */
export const listTextFiles = (folder: string): TextFile[] =>
  textFolders.flatMap((folderPath) =>
    listNames(join(folder, folderPath)).flatMap((name) => toTextFile(folderPath, name) ?? []),
  );

/** Files of `pages` with a name that the portal does not read. */
function findNameFaults(folder: string): Fault[] {
  return textFolders.flatMap((folderPath) =>
    listNames(join(folder, folderPath)).flatMap((name): Fault[] => {
      if (toTextFile(folderPath, name) || (folderPath === 'pages' && name === 'info')) return [];
      const expected = describeExpectedName(folderPath, name);
      return [{ file: `${basename(folder)}/${folderPath}/${name}`, path: '', found: 'an unknown name', expected }];
    }),
  );
}

function describeExpectedName(folderPath: string, name: string): string {
  const [, page = '', locale, extension] = /^(.*?)(?:\.([A-Za-z-]{2,7}))?(\.html)?$/s.exec(name) ?? [];
  const hasOwnPage = textPages.some((knownPage) => knownPage === page);
  const pageFolder = hasOwnPage ? folderPath : 'pages/info';
  if (!/^[a-z\d][a-z\d-]*$/.test(page)) {
    const language = isLocale(locale) ? locale : '<locale>';
    return `${pageFolder}/${toPageName(page)}.${language}.html: the name is part of the address, so only small letters, digits and hyphens`;
  }
  if (folderPath === 'pages' && !hasOwnPage) return `a file in pages/info, or ${expectedName(page, textPages, 'page')}`;
  if (extension !== undefined && locale !== undefined && !isLocale(locale))
    return `${page}.<locale>.html, with ${expectedName(locale, locales, 'language')}`;
  return `${page}.<locale>.html`;
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Über uns` as `ueber-uns`. */
function toPageName(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => germanLetters[letter] ?? '');
  const plainName = letters
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-');
  return plainName.replaceAll(/^-|-$/g, '').slice(0, 64) || '<name>';
}

/** Settings of the customer that its own texts must match. */
interface TextSettings {
  locales: { default: Locale; enabled: readonly Locale[] };
  /** Allowed sources of pictures, as in the Content-Security-Policy: `https://*.example.com`. */
  pictureHosts: readonly string[];
}

/** Faults of a customer's own texts: parts that the portal would drop, and languages without a text. */
export function findTextFaults(
  folder: string,
  { locales: { default: defaultLocale, enabled }, pictureHosts }: TextSettings,
): Fault[] {
  const texts = listTextFiles(folder);
  const id = basename(folder);
  return [
    ...findNameFaults(folder),
    ...texts.flatMap(({ file, type, locale }): Fault[] => {
      const createFault = (found: string, expected: string): Fault => ({
        file: `${id}/${file}`,
        path: '',
        found,
        expected,
      });
      if (!enabled.includes(locale))
        return [createFault('a text in a disabled language', `a language of locales.enabled: ${enabled.join(', ')}`)];
      const defaultFile = file.replace(`.${locale}.html`, `.${defaultLocale}.html`);
      const missingDefault = texts.some((text) => text.type === type && text.locale === defaultLocale)
        ? []
        : [createFault('no file for the default language', defaultFile)];
      return [
        ...missingDefault,
        ...findContentFaults(folder, file, pictureHosts).map(([found, expected]) => createFault(found, expected)),
      ];
    }),
  ];
}

function findContentFaults(folder: string, file: string, pictureHosts: readonly string[]): TextFault[] {
  const customerFile = readCustomerFile(folder, file, maxPageCharacters);
  if (!customerFile.content) return [[customerFile.found, customerFile.expected ?? 'a file in the folder']];
  const html = getText(customerFile.content);
  if (html === undefined) return [['bytes that are not UTF-8', 'a text file in UTF-8']];
  const mergeMark = findMergeMark(html);
  if (mergeMark) return [[`${mergeMark.found} in line ${mergeMark.line}`, mergeMark.expected]];
  const htmlWithoutComments = html.replaceAll(/<!--.*?(?:-->|$)/gs, '');
  const [, headingText = ''] = /^\s*<h1(?:\s[^>]*)?>(.*?)(?:<\/h1|$)/is.exec(htmlWithoutComments) ?? [];
  const hasTitle = headingText.replaceAll(/<[^>]*>?|&nbsp;/gi, '').trim() !== '';
  const title: TextFault[] = hasTitle ? [] : [['no title', 'HTML that begins with a title: <h1>…</h1>']];
  return [
    ...title,
    ...findMarkupFaults(html),
    ...findTagFaults(htmlWithoutComments),
    ...findPictureFaults(htmlWithoutComments, pictureHosts),
  ];
}

/** Whether a source of the policy covers an address: its host, or any host below its wildcard. */
const isCovering = (source: string, { origin }: URL): boolean =>
  source === origin || (source.includes('://*.') && origin.endsWith(source.slice(source.indexOf('*') + 1)));

/** Pictures that the page's policy would refuse. A relative address belongs to the backend. */
function findPictureFaults(html: string, hosts: readonly string[]): TextFault[] {
  const tags = [...html.matchAll(/<img\b[^>]*/gi)].map(([tag]) => tag);
  const sources = tags.flatMap((tag) => /\bsrc\s*=\s*(?:["']\s*)?([^\s"'>]+)/i.exec(tag)?.[1] ?? []);
  const externalUrls = sources.flatMap((src) =>
    /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? [URL.parse(src, 'https://a')] : [],
  );
  const refusedLinks = externalUrls.filter(
    (url) => !url || url.protocol !== 'https:' || !hosts.some((host) => isCovering(host, url)),
  );
  return [...new Set(refusedLinks.map((url) => url?.origin ?? ''))].map((origin) => [
    `a picture from ${show(origin)}`,
    'a path of the backend, or an https address of a host in csp.image of customer.json',
  ]);
}

/** Elements, attributes and links that the page would drop silently. */
function findTagFaults(html: string): TextFault[] {
  const faultsByName = new Map<string, TextFault>();
  for (const [tag, name = '', tagEnd = ''] of html.matchAll(/<\/?([a-z][^\s/>]*)([^>]*)/gi)) {
    const lowerName = name.toLowerCase();
    if (!pageTags.includes(lowerName))
      faultsByName.set(lowerName, [`<${lowerName}>`, `only the elements ${pageTags.join(', ')}`]);
    const [, attribute = ''] = /[\s"'](style|on[a-z]+)\s*=/i.exec(tagEnd) ?? [];
    if (attribute)
      faultsByName.set(attribute, [
        `${attribute} in ${show(tag)}`,
        'no styles and no scripts, because the portal styles the page',
      ]);
    const [, doubleQuoted, singleQuoted, unquoted] =
      /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tagEnd) ?? [];
    const link = (doubleQuoted ?? singleQuoted ?? unquoted)?.trim();
    if (link !== undefined && !/^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(link))
      faultsByName.set(link, [`a link to ${show(link)}`, 'https:, mailto:, tel:, # or a path that begins with /']);
  }
  return [...faultsByName.values()];
}

import { basename } from 'node:path';
import type { RedirectTable } from '@touchline/feature-kit/rendering';
import { type LocaleRules, splitLocalePath } from '@touchline/i18n/locales';
import { maxPageCharacters, pageAttributes } from '@touchline/contract';
import { getText, readCustomerFile } from './customer-file.ts';
import { isRedirected } from './disabled-pages.ts';
import { type Fault, show } from './fault.ts';
import { listElements, type MarkupElement } from './find-markup-faults.ts';
import { listTextFiles, type TextFile, textPages } from './list-text-files.ts';

/** Settings of the customer that its own texts must match. */
interface TextSettings {
  locales: LocaleRules;
  disabledPages: RedirectTable;
}

/** Notices about a customer's own texts: hidden pages, and parts that the portal shows in another way or not at all. */
export function findTextNotices(folder: string, settings: TextSettings): Fault[] {
  const files = listTextFiles(folder);
  return files.flatMap((textFile) => {
    const file = `${basename(folder)}/${textFile.file}`;
    const { content } = readCustomerFile(folder, textFile.file, maxPageCharacters);
    const html = content && getText(content);
    return [...findHiddenPage(textFile, files), ...(html === undefined ? [] : findPartNotices(html, settings))].map(
      (notice) => ({
        file,
        path: '',
        ...notice,
      }),
    );
  });
}

type Notice = Pick<Fault, 'found' | 'expected'>;

/** A text of /info/ with the name of one of the portal's pages: texts of both places have the same key. */
function findHiddenPage({ file, type }: TextFile, files: readonly TextFile[]): Notice[] {
  if (!file.startsWith('pages/info/') || !textPages.some((page) => page === type)) return [];
  const pageFile = file.replace('pages/info/', 'pages/');
  const isTwice = files.some((other) => other.file === pageFile);
  const found = isTwice ? `a second text "${type}", which hides ${pageFile}` : `a text that also replaces /${type}/`;
  return [{ found, expected: `${pageFile} for /${type}/, or another name for a page at /info/` }];
}

/** One notice for each name of a dropped attribute, for each kind of picture and link, and for each hidden link. */
function findPartNotices(html: string, settings: TextSettings): Notice[] {
  const noticesByKey = new Map<string, Notice>();
  for (const element of listElements(html)) {
    const line = element.sourceCodeLocation?.startLine;
    for (const [key, found, expected] of [...listParts(element), ...listHiddenLinks(element, settings)])
      if (!noticesByKey.has(key)) noticesByKey.set(key, { found: `${found} in line ${line}`, expected });
  }
  return [...noticesByKey.values()];
}

type Part = [key: string, found: string, expected: string];

/** The brand's CSS hides links to disabled pages, so a sentence may lose its end. */
function listHiddenLinks({ tagName, attrs }: MarkupElement, { locales, disabledPages }: TextSettings): Part[] {
  const href = attrs.find(({ name }) => name === 'href')?.value.trim() ?? '';
  if (tagName !== 'a' || !href.startsWith('/') || !isRedirected(splitLocalePath(href, locales).path, disabledPages))
    return [];
  const expected = 'no link to a page of disabled_pages, because the portal hides the link with its words';
  return [[href, `a link to ${show(href)}`, expected]];
}

/** Attributes that are faults already. */
const refusedAttribute = /^(?:style|on[a-z]+)$/i;

/** A path without the extension of a file, or a heading. */
const portalPage = /^(?:#|\/(?!.*\.\w+(?:[?#]|$)))/;

function listParts({ tagName, attrs }: MarkupElement): Part[] {
  const values = new Map(attrs.map(({ name, value }) => [name, value.trim()]));
  const [src, href, target] = [values.get('src'), values.get('href'), values.get('target')];
  const parts = [...values.keys()]
    .filter((name) => !pageAttributes.some((known) => known === name) && !refusedAttribute.test(name))
    .map((name): Part => [
      name,
      `${name} of <${tagName}>`,
      `only the attributes ${pageAttributes.join(', ')}, because the portal drops others`,
    ]);
  if (tagName === 'img' && src !== undefined && !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(src))
    parts.push([
      'src',
      `a picture from ${show(src)}`,
      'a path of the backend that begins with /, or an https address: the build publishes no picture for a text',
    ]);
  if (tagName === 'a' && href !== undefined && /^http:/i.test(href))
    parts.push(['href', `a link to ${show(href)}`, 'an https address']);
  if (target !== undefined && (target !== '_blank' || portalPage.test(href ?? '')))
    parts.push([
      'target',
      `target ${show(target)} of <${tagName}>`,
      'no target; "_blank" only for links to other sites and files, because pages of the portal open in the same tab',
    ]);
  return parts;
}

import { deepestPage, mostPageElements } from '@touchline/contract';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import type { Complaint } from './own-texts.ts';

/** A text that exceeds the limits for parsed pages. */
class Sprawl extends Error {
  readonly complaint: Complaint;

  constructor(...complaint: Complaint) {
    super(complaint.join());
    this.complaint = complaint;
  }
}

/** Elements without an end tag, or with an optional one. */
const endless = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd thead tbody tfoot tr td th colgroup option optgroup rp rt'.split(
    ' ',
  ),
);

/** The html element of every parsed text. */
const outer = 1;
/** The most faults reported for one text: one mistake causes further ones. */
const most = 5;

/**
 * Unclosed elements and parse errors: an unclosed element swallows the text after it, an unclosed title the whole page.
 */
export function markupFaults(html: string): Complaint[] {
  const faults: Complaint[] = [];
  let depth = 0;
  let count = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      count += 1;
      if (count > mostPageElements) throw new Sprawl('too many elements', `at most ${mostPageElements}`);
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > outer + deepestPage) throw new Sprawl('too many levels of nested elements', `at most ${deepestPage}`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    const tree = parseFragment<DefaultTreeAdapterMap>(html, {
      treeAdapter,
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine }) => faults.push([`${code} in line ${startLine}`, 'valid HTML']),
    });
    return [...faults, ...unended(tree.childNodes)].slice(0, most);
  } catch (error) {
    if (error instanceof Sprawl) return [error.complaint];
    throw error;
  }
}

const unended = (nodes: readonly DefaultTreeAdapterMap['childNode'][]): Complaint[] =>
  nodes.flatMap((node): Complaint[] => {
    if (!('tagName' in node)) return [];
    const { tagName, sourceCodeLocation: at, childNodes } = node;
    const isEnded = !at?.startTag || at.endTag !== undefined || endless.has(tagName);
    const here: Complaint[] = isEnded
      ? []
      : [[`<${tagName}> in line ${at.startLine} without an end tag`, `</${tagName}>`]];
    return [...here, ...unended(childNodes)];
  });

import { maxPageDepth, maxPageElements } from '@touchline/contract';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import type { TextFault } from './fault.ts';

/** A text that exceeds the limits for parsed pages. */
class MarkupLimitError extends Error {
  readonly fault: TextFault;

  constructor(...textFault: TextFault) {
    super(textFault.join());
    this.fault = textFault;
  }
}

/** Elements without an end tag, or with an optional end tag. */
const elementsWithoutEndTag = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd thead tbody tfoot tr td th colgroup option optgroup rp rt'.split(
    ' ',
  ),
);

/** Depth of the html element that the parser adds to every text. */
const htmlElementDepth = 1;
/** The largest number of reported errors of one text, because one mistake causes further ones. */
const maxFaults = 5;

/**
 * Unclosed elements and parse errors. An unclosed element contains the text after it, an unclosed title the whole page.
 */
export function findMarkupFaults(html: string): TextFault[] {
  const faults: TextFault[] = [];
  let depth = 0;
  let count = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      count += 1;
      if (count > maxPageElements) throw new MarkupLimitError('too many elements', `at most ${maxPageElements}`);
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > htmlElementDepth + maxPageDepth)
        throw new MarkupLimitError('too many levels of nested elements', `at most ${maxPageDepth}`);
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
    return [...faults, ...findUnendedTags(tree.childNodes)].slice(0, maxFaults);
  } catch (error) {
    if (error instanceof MarkupLimitError) return [error.fault];
    throw error;
  }
}

const findUnendedTags = (nodes: readonly DefaultTreeAdapterMap['childNode'][]): TextFault[] =>
  nodes.flatMap((node): TextFault[] => {
    if (!('tagName' in node)) return [];
    const { tagName, sourceCodeLocation: location, childNodes } = node;
    const isEnded = !location?.startTag || location.endTag !== undefined || elementsWithoutEndTag.has(tagName);
    const elementFaults: TextFault[] = isEnded
      ? []
      : [[`<${tagName}> in line ${location.startLine} without an end tag`, `</${tagName}>`]];
    return [...elementFaults, ...findUnendedTags(childNodes)];
  });

import { maxPageDepth, maxPageElements } from '@touchline/contract';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment, type ParserError } from 'parse5';
import { show, type TextFault } from './fault.ts';

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

/** A parsed text: its tree, and the errors of the parser. */
interface ParsedMarkup {
  nodes: readonly ChildNode[];
  faults: TextFault[];
}

type ChildNode = DefaultTreeAdapterMap['childNode'];

/** An element of a parsed text. */
export type MarkupElement = DefaultTreeAdapterMap['element'];

/** @throws MarkupLimitError for a text that exceeds the limits */
function parseMarkup(html: string): ParsedMarkup {
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
  const { childNodes } = parseFragment<DefaultTreeAdapterMap>(html, {
    treeAdapter,
    sourceCodeLocationInfo: true,
    onParseError: (error) => faults.push(describeParseError(html, error)),
  });
  return { nodes: childNodes, faults };
}

/** Expectations for the errors of the parser that authors cause most; the others name the error itself. */
function describeParseError(html: string, { code, startLine, startOffset }: ParserError): TextFault {
  const place = `in line ${startLine}`;
  const plainAmpersand = 'write &amp; for the character & itself';
  // The parser reports the place after the name.
  const entity = /&#?\w*$/.exec(html.slice(0, startOffset))?.[0] ?? '&';
  if (code === 'unknown-named-character-reference')
    return [
      `the unknown entity ${show(`${entity};`)} ${place}`,
      `an entity of HTML, such as "&nbsp;"; ${plainAmpersand}`,
    ];
  if (code === 'missing-semicolon-after-character-reference')
    return [`the entity ${show(entity)} without a semicolon ${place}`, `${show(`${entity};`)}; ${plainAmpersand}`];
  if (code === 'invalid-first-character-of-tag-name')
    return [`a plain < ${place}`, 'the name of an element after <; write &lt; for the character < itself'];
  return [`${code} ${place}`, 'valid HTML'];
}

/**
 * Unclosed elements and parse errors. An unclosed element contains the text after it, an unclosed title the whole page.
 */
export function findMarkupFaults(html: string): TextFault[] {
  try {
    const { nodes, faults } = parseMarkup(html);
    return [...faults, ...findUnendedTags(nodes)].slice(0, maxFaults);
  } catch (error) {
    if (error instanceof MarkupLimitError) return [error.fault];
    throw error;
  }
}

const getElements = (nodes: readonly ChildNode[]): MarkupElement[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...getElements(node.childNodes)] : []));

/** The elements of a text in its order; empty for a text that exceeds the limits, which is a fault. */
export function listElements(html: string): MarkupElement[] {
  try {
    return getElements(parseMarkup(html).nodes);
  } catch (error) {
    if (error instanceof MarkupLimitError) return [];
    throw error;
  }
}

const findUnendedTags = (nodes: readonly ChildNode[]): TextFault[] =>
  nodes.flatMap((node): TextFault[] => {
    if (!('tagName' in node)) return [];
    const { tagName, sourceCodeLocation: location, childNodes } = node;
    const isEnded = !location?.startTag || location.endTag !== undefined || elementsWithoutEndTag.has(tagName);
    const elementFaults: TextFault[] = isEnded
      ? []
      : [[`<${tagName}> in line ${location.startLine} without an end tag`, `</${tagName}>`]];
    return [...elementFaults, ...findUnendedTags(childNodes)];
  });

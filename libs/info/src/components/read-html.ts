import { maxPageCharacters, pageAttributes, pageTags, PortalError } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';
import { refuseHugeMarkup } from './refuse-huge-markup.ts';
import { type TextAttribute, type TextElement, type TextNode, getWords } from './text-node.ts';
import { withPurifier } from './with-purifier.ts';

const purifierOptions = {
  ALLOWED_TAGS: [...pageTags],
  ALLOWED_ATTR: [...pageAttributes],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** A text read from HTML. */
export interface ReadText {
  /** Undefined when the text has no title. */
  title: string | undefined;
  body: readonly TextNode[];
}

const toText = (raw: string): string => stripBidiControls(raw).replaceAll(/\s+/g, ' ').trim();

/**
 * Turns foreign HTML into a text: sanitised by DOMPurify (decisions, section 2), then converted to plain data.
 * @param title the answer's title; without it the heading at the start becomes the title
 * @throws PortalError `invalid_response` for a text longer than any reader needs
 */
export async function readHtml(html: string, title = ''): Promise<ReadText> {
  if (html.length > maxPageCharacters) throw new PortalError('invalid_response', { message: 'A text is too long' });
  await refuseHugeMarkup(html);
  return withPurifier((purify) => {
    // Sanitised twice: after the first pass, elements may be in places to which no parser would move them.
    const sanitizedHtml = purify.sanitize(html, purifierOptions);
    const nodes = getNodes(purify.sanitize(sanitizedHtml, { ...purifierOptions, RETURN_DOM_FRAGMENT: true }));
    const [firstNode, ...otherNodes] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
    const firstHeading =
      typeof firstNode === 'object' && firstNode.tag === 'h1' ? toText(getWords(firstNode.children)) : undefined;
    const pageTitle = toText(title) || firstHeading;
    const body = adjustHeadings(firstHeading !== undefined && firstHeading === pageTitle ? otherNodes : nodes);
    return { title: pageTitle || undefined, body };
  });
}

/** Elements in which whitespace has no meaning, and which must not contain text nodes. */
const structuralTag = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/;

const getNodes = (parent: Node): TextNode[] => {
  const isStructural = structuralTag.test(parent.nodeName.toLowerCase());
  return [...parent.childNodes].flatMap((node): TextNode[] => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = stripBidiControls(node.textContent ?? '');
      return text === '' || (isStructural && text.trim() === '') ? [] : [text];
    }
    return node.nodeType === node.ELEMENT_NODE ? [getElement(node as Element)] : [];
  });
};

function getElement(element: Element): TextElement {
  const attributes = pageAttributes.flatMap((name): [TextAttribute, string][] => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    tag: element.nodeName.toLowerCase(),
    attributes: Object.fromEntries(attributes),
    children: getNodes(element),
  };
}

const getLevel = ({ tag }: TextElement): number | undefined => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

const getAllElements = (nodes: readonly TextNode[]): TextElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...getAllElements(node.children)]));

/** Shifts the headings so that the highest is one level below the page's own, and gives them ids. */
function adjustHeadings(nodes: readonly TextNode[]): readonly TextNode[] {
  const highestLevel = Math.min(...getAllElements(nodes).flatMap((element) => getLevel(element) ?? []));
  let headingCount = 0;
  const readBlocks = (nodeList: readonly TextNode[]): readonly TextNode[] =>
    nodeList.map((node) => {
      if (typeof node === 'string') return node;
      const children = readBlocks(node.children);
      const level = getLevel(node);
      if (level === undefined) return { ...node, children };
      headingCount += 1;
      const attributes = { id: `section-${headingCount}`, ...node.attributes };
      return { tag: `h${Math.min(6, level - highestLevel + 2)}`, attributes, children };
    });
  return readBlocks(nodes);
}

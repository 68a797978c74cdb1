import { PortalError } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';
import { type TextAttribute, textAttributes, textTags, type TextElement, type TextNode } from './text-node.ts';
import { withPurifier } from './with-purifier.ts';

/** In characters: terms of use with everything in them have a third of it. */
const longest = 262_144;

/** Elements within each other. A parser takes the square of it, and nobody writes a tenth. */
const deepest = 100;

/** Elements that end by themselves, and so may stand beside each other without an end. */
const selfEnding = /^(?:p|li|d[td]|t[rdh]|thead|tbody|tfoot|br|hr|img|input|meta|link|col|wbr|source|option)$/i;

/** How deep elements may stand within each other; what is never ended counts as if all that follows stood in it. */
function depthOf(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (selfEnding.test(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    most = Math.max(most, depth);
  }
  return most;
}

const allowed = {
  ALLOWED_TAGS: [...textTags],
  ALLOWED_ATTR: [...textAttributes],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/**
 * HTML from outside as a text: sanitised by DOMPurify (decisions, section 2), and then no HTML any more.
 * @throws PortalError `invalid_response` for more of it than anybody reads
 */
export async function readHtml(html: string): Promise<readonly TextNode[]> {
  if (html.length > longest || depthOf(html) > deepest) {
    throw new PortalError('invalid_response', { message: 'A text is too long, or nested too deeply' });
  }
  return withPurifier((purify) => {
    // Twice: what was taken out of the first leaves elements where no parser would put them.
    const clean = purify.sanitize(html, allowed);
    return withHeadings(nodesOf(purify.sanitize(clean, { ...allowed, RETURN_DOM_FRAGMENT: true })));
  });
}

/** Where blanks between elements are no words, and not allowed either. */
const structural = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/;

const nodesOf = (parent: Node): TextNode[] => {
  const isStructural = structural.test(parent.nodeName.toLowerCase());
  return [...parent.childNodes].flatMap((node): TextNode[] => {
    if (node.nodeType === node.TEXT_NODE) {
      const words = stripBidiControls(node.textContent ?? '');
      return words === '' || (isStructural && words.trim() === '') ? [] : [words];
    }
    return node.nodeType === node.ELEMENT_NODE ? [elementOf(node as Element)] : [];
  });
};

function elementOf(element: Element): TextElement {
  const attributes = textAttributes.flatMap((name): [TextAttribute, string][] => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    tag: element.nodeName.toLowerCase(),
    attributes: Object.fromEntries(attributes),
    children: nodesOf(element),
  };
}

const levelOf = ({ tag }: TextElement): number | undefined => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

const all = (nodes: readonly TextNode[]): TextElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...all(node.children)]));

/** With its highest headings right below the page's own, whatever level they were written at, and ids to go to. */
function withHeadings(nodes: readonly TextNode[]): readonly TextNode[] {
  const highest = Math.min(...all(nodes).flatMap((element) => levelOf(element) ?? []));
  let last = 0;
  const place = (list: readonly TextNode[]): readonly TextNode[] =>
    list.map((node) => {
      if (typeof node === 'string') return node;
      const children = place(node.children);
      const level = levelOf(node);
      if (level === undefined) return { ...node, children };
      last += 1;
      const attributes = { id: `section-${last}`, ...node.attributes };
      return { tag: `h${Math.min(6, level - highest + 2)}`, attributes, children };
    });
  return place(nodes);
}

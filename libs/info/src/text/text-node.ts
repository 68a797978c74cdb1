/** Elements that a text is made of; whatever else stands in it is left out, or only its words are kept. */
export const textTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary ' +
  'table caption thead tbody tfoot tr th td a img span strong b em i u s small sub sup mark code kbd abbr cite q time bdi'
).split(' ');

/** Attributes that mean something in a text. */
export const textAttributes = [
  'href',
  'target',
  'src',
  'alt',
  'width',
  'height',
  'id',
  'lang',
  'dir',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'open',
  'start',
  'datetime',
] as const;

export type TextAttribute = (typeof textAttributes)[number];

export interface TextElement {
  tag: string;
  /** By name, as they stood in the HTML. */
  attributes: Readonly<Partial<Record<TextAttribute, string>>>;
  children: readonly TextNode[];
}

/** A piece of a text: no HTML, so that nothing in it can become more than it is. */
export type TextNode = string | TextElement;

/** What a reader sees of it. */
export const wordsOf = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

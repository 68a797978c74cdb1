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

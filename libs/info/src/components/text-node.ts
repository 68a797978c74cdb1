/** Attributes that stay in a text. */
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
  /** Attributes by name, as in the HTML. */
  attributes: Readonly<Partial<Record<TextAttribute, string>>>;
  children: readonly TextNode[];
}

/** A piece of a text as plain data: no part of it can become HTML. */
export type TextNode = string | TextElement;

/** @returns the visible words of a text */
export const getWords = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : getWords(node.children))).join('');

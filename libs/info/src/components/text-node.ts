import type { pageAttributes } from '@touchline/contract';

/** An attribute that stays in a text. */
export type TextAttribute = (typeof pageAttributes)[number];

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

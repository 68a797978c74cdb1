import { createAddressResolver } from '@touchline/content';
import { getOwnValue, pageTags } from '@touchline/contract';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Picture } from '@touchline/ui-kit';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import styles from './text-body.module.css';
import { TextLink, toTextId } from './text-link.tsx';
import { type TextElement, type TextNode, getWords } from './text-node.ts';

const drawnTags: ReadonlySet<string> = new Set(pageTags);

const parseCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

const allowedDirections: ReadonlySet<string | undefined> = new Set(['ltr', 'rtl', 'auto']);

/** Attributes that any element may have. */
const getCommonProps = ({ attributes: { id, lang, dir, title } }: TextElement) => ({
  ...(id !== undefined && { id: toTextId(id) }),
  ...(lang !== undefined && { lang }),
  ...(dir !== undefined && allowedDirections.has(dir) && { dir }),
  ...(title !== undefined && { title }),
});

const propGetters: Readonly<Record<string, (attributes: TextElement['attributes']) => object>> = {
  ol: ({ start }) => ({ start: parseCount(start) }),
  details: ({ open }) => ({ open: open !== undefined }),
  time: ({ datetime }) => ({ dateTime: datetime }),
  td: ({ colspan, rowspan }) => ({ colSpan: parseCount(colspan), rowSpan: parseCount(rowspan) }),
  th: ({ colspan, rowspan, scope }) => ({ colSpan: parseCount(colspan), rowSpan: parseCount(rowspan), scope }),
};

/** Renders only allowed elements, for texts from any source. Of any other element it renders only the text. */
function TextNodeElement({ element }: { element: TextElement }): ReactNode {
  const { tag, attributes, children } = element;
  const content = children.length > 0 ? <TextNodes nodes={children} /> : null;
  if (!drawnTags.has(tag)) return content;
  if (tag === 'a') {
    return (
      <TextLink href={attributes.href} target={attributes.target}>
        {content}
      </TextLink>
    );
  }
  if (tag === 'img') return <TextPicture element={element} />;
  if (tag === 'table') return <TextTable element={element}>{content}</TextTable>;
  return createElement(tag, { ...getCommonProps(element), ...getOwnValue(propGetters, tag)?.(attributes) }, content);
}

/**
 * A picture, or its alternative text when it fails to load: it may be broken, or on a host that the customer's policy
 * does not name.
 */
function TextPicture({ element: { attributes } }: { element: TextElement }) {
  const { apiBase } = useSite();
  const [hasFailed, setFailed] = useState(false);
  const src = createAddressResolver(apiBase)(attributes.src);
  if (src === undefined || hasFailed) return attributes.alt;
  return (
    <Picture
      className={styles.picture}
      src={src}
      onFail={() => setFailed(true)}
      alt={attributes.alt ?? ''}
      width={parseCount(attributes.width)}
      height={parseCount(attributes.height)}
    />
  );
}

/** A table wider than a phone scrolls in its own region, also by keyboard. */
function TextTable({ element, children }: { element: TextElement; children: ReactNode }) {
  const text = useText('info');
  const caption = element.children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  const label = caption ? getWords([caption]) : text('table');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must reach a scrolling region
    <div className={styles.scroll} role="region" tabIndex={0} aria-label={label}>
      <table {...getCommonProps(element)}>{children}</table>
    </div>
  );
}

/** Draws a text's nodes as elements; the document gets no HTML text. */
function TextNodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : <TextNodeElement element={node} />}</Fragment>
  ));
}

/** Draws a text in a column of readable width. */
export function TextBody({ nodes }: { nodes: readonly TextNode[] }) {
  return (
    <div className={styles.text}>
      <TextNodes nodes={nodes} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { isDrawn } from '../is-drawn.ts';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import styles from './card-frame.module.css';

export interface CardFrameProps {
  /**
   * The card's link, which covers the whole card: `render={(link) => <Link to={to} {...link} />}`. Its name is `label`,
   * else the title.
   */
  render: RenderLink;
  /** The title, which is clipped after two lines. */
  title: ReactNode;
  /** Replaces the title as the link's name. */
  label?: string | undefined;
  /**
   * `wide`: 16:9 with the text below; `tall`: 9:16 with the text in the picture; `featured`: the large card of a
   * featured grid.
   */
  shape?: 'wide' | 'tall' | 'featured' | undefined;
  /** The picture, usually an `Image` with an empty alt. */
  art: ReactNode;
  /** The state: live pill, duration of a clip. */
  topStart?: ReactNode;
  /** The lock or the price. */
  topEnd?: ReactNode;
  /** The score. */
  centre?: ReactNode;
  bottomStart?: ReactNode;
  bottomEnd?: ReactNode;
  /** A `Touchline` on the lower edge. */
  line?: ReactNode;
  /** Content over the picture, as its last child. It positions itself, and may render null. */
  over?: ReactNode;
  /** The line below the title; see `CardMeta`. */
  meta?: ReactNode;
  /** A control outside the link: next to the text, or in the picture's corner when the text is in the picture. */
  aside?: ReactNode;
  /** Level of the title's heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}

/** A card: picture with slots, title, one line of facts. The whole card is one link; the aside is its own control. */
export function CardFrame({
  render,
  title,
  label,
  shape = 'wide',
  art,
  topStart,
  topEnd,
  centre,
  bottomStart,
  bottomEnd,
  line,
  over,
  meta,
  aside,
  level = 3,
}: CardFrameProps) {
  const Heading = `h${level}` as const;
  const text = (
    <div className={styles.text}>
      <Heading className={styles.title}>
        {render({ className: styles.link ?? '', 'aria-label': label, children: title })}
      </Heading>
      {meta}
    </div>
  );
  const isTextInside = shape !== 'wide';
  const hasBottom = isDrawn(bottomStart) || isDrawn(bottomEnd);
  return (
    <article className={joinClasses(styles.card, styles[shape])}>
      <div className={styles.art}>
        {art}
        {(isTextInside || isDrawn(bottomStart)) && <span className={styles.shade} />}
        {isDrawn(topStart) && <div className={styles.topStart}>{topStart}</div>}
        {(isDrawn(topEnd) || (isTextInside && isDrawn(aside))) && (
          <div className={styles.topEnd}>
            {topEnd}
            {isTextInside && aside}
          </div>
        )}
        {isDrawn(centre) && <div className={styles.centre}>{centre}</div>}
        {(isTextInside || hasBottom) && (
          <div className={styles.bottom}>
            {bottomStart}
            {isTextInside ? text : <span className={styles.end}>{bottomEnd}</span>}
          </div>
        )}
        {isDrawn(line) && <div className={styles.line}>{line}</div>}
        {over}
      </div>
      {!isTextInside && (
        <div className={styles.below}>
          {text}
          {aside}
        </div>
      )}
    </article>
  );
}

import { joinClasses } from '../join-classes.ts';
import styles from './touchline.module.css';

export interface TouchlineMarker {
  /** Position on the line, 0 to 1. */
  at: number;
  /** Address of the small picture, such as the scorer's crest. */
  image: string;
}

export interface TouchlineProps {
  /** Meaning of the line: red up to now, dashed before the start, or brand colour up to the viewer's position. */
  variant: 'live' | 'upcoming' | 'watched';
  /** 0 to 1; not used by `upcoming`. */
  progress?: number | undefined;
  /** Boundaries of periods, 0 to 1. */
  ticks?: readonly number[] | undefined;
  marks?: readonly TouchlineMarker[] | undefined;
  /** 4 pixels (default), or 6 with space for marks. */
  size?: 'm' | 'l' | undefined;
  /** True for a line on the page, false for a line on artwork. */
  onPage?: boolean | undefined;
  /** True for a line on the lower edge of its picture. */
  onEdge?: boolean | undefined;
  /** Text for screen readers if no text next to it has the same meaning. */
  label?: string | undefined;
}

const toPercent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/**
 * The line under every picture, which always shows time. Without a label it is decoration, because the text next to it
 * has the same meaning. It runs in the page's direction.
 */
export function Touchline({
  variant,
  progress = 0,
  ticks,
  marks,
  size = 'm',
  onPage = false,
  onEdge = false,
  label,
}: TouchlineProps) {
  const className = joinClasses(
    styles.line,
    styles[variant],
    styles[size],
    onPage && styles.page,
    onEdge && styles.edge,
  );
  return (
    <span
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {variant !== 'upcoming' && <span className={styles.done} style={{ inlineSize: toPercent(progress) }} />}
      {ticks?.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetInlineStart: toPercent(tick) }} />
      ))}
      {marks?.map(({ at, image }) => (
        <img
          key={`${at} ${image}`}
          className={styles.mark}
          style={{ insetInlineStart: toPercent(at) }}
          src={image}
          alt=""
          width={24}
          height={24}
          loading="lazy"
        />
      ))}
    </span>
  );
}

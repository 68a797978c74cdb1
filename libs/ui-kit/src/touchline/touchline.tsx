import { joinClasses } from '../join-classes.ts';
import styles from './touchline.module.css';

export interface TouchlineMark {
  /** Where on the line, 0 to 1. */
  at: number;
  /** Address of the small picture, such as the scorer's crest. */
  image: string;
}

export interface TouchlineProps {
  /** What the line means: red to now, a dashed line that is not drawn yet, or brand colour for how far one watched. */
  variant: 'live' | 'upcoming' | 'watched';
  /** 0 to 1; not used by `upcoming`. */
  progress?: number | undefined;
  /** Where periods meet, 0 to 1. */
  ticks?: readonly number[] | undefined;
  marks?: readonly TouchlineMark[] | undefined;
  /** 4 pixels (default), or 6 with room for marks. */
  size?: 'm' | 'l' | undefined;
  /** Stands on the page instead of on artwork. */
  onPage?: boolean | undefined;
  /** Lies on the lower edge of the picture that it is put into. */
  onEdge?: boolean | undefined;
  /** What it says where nothing beside it does. */
  label?: string | undefined;
}

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/**
 * The line every picture stands on, and it always means time. Without a label it is decoration: the text beside it says the same.
 * It runs with the page, from the start of a line of text to its end.
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
  const look = joinClasses(styles.line, styles[variant], styles[size], onPage && styles.page, onEdge && styles.edge);
  return (
    <span className={look} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {variant !== 'upcoming' && <span className={styles.done} style={{ inlineSize: percent(progress) }} />}
      {ticks?.map((at) => (
        <span key={at} className={styles.tick} style={{ insetInlineStart: percent(at) }} />
      ))}
      {marks?.map(({ at, image }) => (
        <img
          key={`${at} ${image}`}
          className={styles.mark}
          style={{ insetInlineStart: percent(at) }}
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

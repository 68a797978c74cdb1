import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { RenderLink } from '../render-link.ts';
import { handleTrackKey, handleTrackFocus } from '../roving-focus.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './day-strip.module.css';

export interface StripDay {
  key: string;
  /** The small text above `large`, such as "Thu". */
  above: string;
  /** The large text, such as "12", or an icon. */
  large: ReactNode;
  /** The full text for screen readers, after the short one: "Thursday, 12 February". */
  label: string;
  current?: boolean | undefined;
  render: RenderLink;
}

export interface DayStripProps {
  /** Names the row. */
  label: string;
  days: readonly StripDay[];
}

/** Days in a scrolling row, each a link. One tab stop: the arrow keys move within it. The current day is in view. */
export function DayStrip({ label, days }: DayStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const currentDay = days.find(({ current }) => current)?.key;
  useLayoutEffect(() => {
    const row = strip.current;
    const day = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!row || !day) return;
    const [rowRect, dayRect] = [row.getBoundingClientRect(), day.getBoundingClientRect()];
    // `scrollIntoView` would scroll the page, too.
    if (dayRect.left < rowRect.left || dayRect.right > rowRect.right)
      row.scrollBy({ left: dayRect.left + dayRect.width / 2 - rowRect.left - rowRect.width / 2 });
  }, [currentDay]);
  return (
    <nav aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it steers the links inside */}
      <ul ref={strip} className={styles.strip} onFocus={handleTrackFocus} onKeyDown={handleTrackKey}>
        {days.map((day) => (
          <li key={day.key}>
            {day.render({
              className: styles.day ?? '',
              'aria-current': day.current ? 'date' : undefined,
              children: (
                <>
                  <span className={styles.above}>{day.above}</span>
                  <span className={`display num ${styles.large}`}>{day.large}</span>
                  {/* The name begins with the visible text, because a voice command names the visible text. */}
                  <VisuallyHidden>{` ${day.label}`}</VisuallyHidden>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { EventView } from '../event-view/event-view.ts';
import { useSpoilerFree } from '../spoiler/use-spoiler-free.ts';
import styles from './event-title.module.css';

const scores = /(\b\d{1,3}\s?[-–—]\s?\d{1,3}\b)/;

/** A line may end after a dash, but not within a score. */
const withWholeScores = (title: string) =>
  title.split(scores).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.score}>
        {part}
      </span>
    ),
  );

/**
 * An event's title, its safe one when the viewer wants no spoilers. The server's HTML holds both for a title that
 * tells a score, and styles choose until the page is alive.
 */
export function EventTitle({ view: { title, safeTitle } }: { view: Pick<EventView, 'title' | 'safeTitle'> }) {
  const { on } = useSpoilerFree();
  if (title === safeTitle) return title;
  if (on) return safeTitle;
  return (
    <>
      <span className={styles.telling}>{withWholeScores(title)}</span>
      <span className={styles.safe} hidden>
        {safeTitle}
      </span>
    </>
  );
}

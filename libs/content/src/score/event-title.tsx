import { useLocale } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { useContentLanguage } from './use-content-language.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useLatePicture } from '../spoiler/late-picture.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import styles from './event-title.module.css';

const scorePattern = /(\b\d{1,3}\s?[-–—]\s?\d{1,3}\b)/;

/** A line may break after a dash, but not within a score. */
const renderUnbrokenScores = (title: string) =>
  title.split(scorePattern).map((titlePart, index) =>
    index % 2 === 0 ? (
      titlePart
    ) : (
      <span key={index} className={styles.score}>
        {titlePart}
      </span>
    ),
  );

/**
 * An event's title; the safe title for a viewer who hides spoilers and has not revealed this match, or who watches it
 * behind live. If the title reveals a score, the server's HTML contains both, and styles show one of them until hydration.
 */
export function EventTitle({ view }: { view: Pick<EventView, 'title' | 'safeTitle'> & { matchId?: string } }) {
  const { title, safeTitle, matchId } = view;
  const { isHidden, isRevealed } = useSpoilers(matchId);
  const isPictureLate = useLatePicture(matchId) !== undefined;
  const { direction } = useLocale();
  const lang = useContentLanguage();
  // A page in the title's language and direction needs no `bdi` element.
  const toLocalTitle = (content: ReactNode) =>
    lang === undefined && direction === 'ltr' ? content : <bdi lang={lang}>{content}</bdi>;
  if (title === safeTitle) return toLocalTitle(title);
  if (isHidden || isPictureLate) return toLocalTitle(safeTitle);
  if (isRevealed) return toLocalTitle(renderUnbrokenScores(title));
  return (
    <>
      <span className={styles.revealing}>{toLocalTitle(renderUnbrokenScores(title))}</span>
      <span className={styles.safe} hidden>
        {toLocalTitle(safeTitle)}
      </span>
    </>
  );
}

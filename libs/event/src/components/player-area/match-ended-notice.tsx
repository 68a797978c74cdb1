import type { EventView } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconPlay } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { BrowseLink } from './browse-link.tsx';
import notice from './player-area.module.css';
import styles from './match-ended.module.css';

const EndedScore = lazy(async () => ({ default: (await import('./match-ended-videos.tsx')).EndedScore }));
const EndedVideos = lazy(async () => ({ default: (await import('./match-ended-videos.tsx')).EndedVideos }));

export interface MatchEndedNoticeProps {
  view: EventView;
  /** The recording is watchable. */
  hasReplay: boolean;
  onWatchReplay: () => void;
}

/**
 * The player area after a live match: the score, the recording's button or its expected time, and other videos. Only
 * the text is a status, so that screen readers announce it once.
 */
export function MatchEndedNotice({ view, hasReplay, onWatchReplay }: MatchEndedNoticeProps) {
  const text = useText('event');
  return (
    <div className={styles.ended} data-theme="dark">
      <div className={styles.match}>
        <div role="status">
          <h2 className={notice.title}>{text('stage.ended.title')}</h2>
          <p className={notice.text}>{text(hasReplay ? 'stage.ended.replayReady' : 'stage.ended.replaySoon')}</p>
        </div>
        <Boundary section="final score">
          <Suspense>
            <EndedScore view={view} />
          </Suspense>
        </Boundary>
        {hasReplay ? (
          <Button variant="brand" icon={<IconPlay filled />} onClick={onWatchReplay}>
            {text('stage.ended.watchReplay')}
          </Button>
        ) : (
          <BrowseLink />
        )}
      </div>
      <Boundary section="videos after the end">
        <Suspense>
          <EndedVideos view={view} />
        </Suspense>
      </Boundary>
    </div>
  );
}

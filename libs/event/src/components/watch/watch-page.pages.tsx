import { eventRail, type EventView } from '@touchline/content';
import { Boundary, Slot, useHead } from '@touchline/feature-kit';
import { useText, useFormats } from '@touchline/i18n';
import { Badge, Spinner } from '@touchline/ui-kit';
import { type ReactNode, useCallback } from 'react';
import { Actions } from '../about/actions.tsx';
import { About } from '../about/about.tsx';
import { ClipEditorProvider } from '../clips/clip-editor-provider.tsx';
import { ClipEditorMount } from '../clips/clip-editor-mount.tsx';
import { NextSwitch } from '../next/next-switch.tsx';
import { EventPlayer } from '../player/event-player.tsx';
import { PlayerArea } from '../player-area/player-area.tsx';
import { AfterPictureProvider } from '../../state/after-picture-context.ts';
import { LiveScoreBar } from './live-score-bar.tsx';
import styles from './watch-page.module.css';
import { MatchHistoryProvider, useMatchHistory } from '../../state/watch/use-picture-moment.ts';
import { useLatePictureReport } from '../../state/watch/report-late-picture.ts';
import { type OpenEvent, useWatch } from '../../state/watch/use-watch.ts';
import { getEventTexts } from './get-event-texts.ts';

export interface WatchPageProps {
  openEvent: OpenEvent;
  /** Replaces the score bar under the player area: a channel's current programme. */
  bar?: ReactNode;
  /** Content under the description. */
  below?: ReactNode;
  /** Content next to the player on wide screens, at the end of the page on others. */
  rail: ReactNode;
}

/**
 * The page of a match, clip or channel: player area, score bar, description and other videos. If a part fails, its
 * place stays empty and the video keeps playing.
 */
export function WatchPage({ openEvent, bar, below, rail }: WatchPageProps) {
  const text = useText('event');
  const { view } = openEvent;
  const watchState = useWatch(openEvent);
  useEventHead(view);
  useLatePictureReport(view);
  const { playerArea, isAfterPicture } = watchState;
  const history = useMatchHistory(view);
  const page = (
    <div className={styles.page}>
      <div className={styles.column}>
        <div>
          <PlayerArea
            view={view}
            playerArea={playerArea}
            onRetry={watchState.retry}
            onWatchReplay={watchState.watchReplay}
            badge={
              watchState.isReconnecting && (
                <span className={styles.badge}>
                  <Badge icon={<Spinner />}>{text('live.reconnecting')}</Badge>
                </span>
              )
            }
            player={
              playerArea.kind === 'player' && (
                <EventPlayer
                  view={view}
                  adTags={openEvent.adTags}
                  clientData={openEvent.clientData}
                  drm={openEvent.drm}
                  isSingleStream={openEvent.isSingleStream}
                  address={playerArea.address}
                  isLive={playerArea.isLive}
                  renewalCount={watchState.renewalCount}
                  resolveAddress={watchState.resolveAddress}
                  onEnded={watchState.onEnded}
                  onFirstFrame={watchState.onFirstFrame}
                />
              )
            }
          />
          <div className={styles.bar}>
            <Boundary section="score bar">{bar ?? <LiveScoreBar view={view} />}</Boundary>
          </div>
          <Boundary section="actions">
            <Actions view={view} />
          </Boundary>
          {view.kind !== 'event' && (
            <div className={styles.next}>
              <NextSwitch />
            </div>
          )}
        </div>
        <Boundary section="about">
          <About view={view} />
        </Boundary>
        <Boundary section="below">{below}</Boundary>
      </div>
      <aside className={styles.rail} data-screen-only="">
        <ClipEditorMount />
        <Slot of={eventRail} props={{ event: view }} />
        <Boundary section="rail">{rail}</Boundary>
      </aside>
    </div>
  );
  return (
    <ClipEditorProvider view={view} playerArea={playerArea} drm={openEvent.drm}>
      <MatchHistoryProvider value={history}>
        <AfterPictureProvider value={isAfterPicture}>{page}</AfterPictureProvider>
      </MatchHistoryProvider>
    </ClipEditorProvider>
  );
}

/** Updates the tab's title when a match starts or ends while its page is open, with dates in the viewer's time zone. */
function useEventHead(view: EventView): void {
  const text = useText('event');
  const formats = useFormats();
  useHead(useCallback(() => getEventTexts({ view, text, formats }), [view, text, formats]));
}

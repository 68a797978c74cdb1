import { useText } from '@touchline/i18n';
import { Button, IconPlay } from '@touchline/ui-kit';
import { BrowseLink } from './browse-link.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';

export interface MatchEndedNoticeProps {
  /** The recording is watchable. */
  hasReplay: boolean;
  onWatchReplay: () => void;
}

/**
 * The player area after a live match: a button for the recording, or the expected time of it. The score bar below shows
 * the result.
 */
export function MatchEndedNotice({ hasReplay, onWatchReplay }: MatchEndedNoticeProps) {
  const text = useText('event');
  return (
    <PlayerAreaNotice
      title={text('stage.ended.title')}
      action={
        hasReplay ? (
          <Button variant="brand" icon={<IconPlay filled />} onClick={onWatchReplay}>
            {text('stage.ended.watchReplay')}
          </Button>
        ) : (
          <BrowseLink />
        )
      }
    >
      {text(hasReplay ? 'stage.ended.replayReady' : 'stage.ended.replaySoon')}
    </PlayerAreaNotice>
  );
}

import { useText } from '@touchline/i18n';
import { Button, IconPlay } from '@touchline/ui-kit';
import { BrowseLink } from './browse-link.tsx';
import { StageNotice } from './stage-notice.tsx';

export interface EndedStageProps {
  /** The recording is watchable. */
  replay: boolean;
  onWatchReplay: () => void;
}

/**
 * The stage after a live match: a button for the recording, or a hint when it is expected. The score bar below shows
 * the result.
 */
export function EndedStage({ replay, onWatchReplay }: EndedStageProps) {
  const text = useText('event');
  return (
    <StageNotice
      title={text('stage.ended.title')}
      action={
        replay ? (
          <Button variant="brand" icon={<IconPlay filled />} onClick={onWatchReplay}>
            {text('stage.ended.watchReplay')}
          </Button>
        ) : (
          <BrowseLink />
        )
      }
    >
      {text(replay ? 'stage.ended.replayReady' : 'stage.ended.replaySoon')}
    </StageNotice>
  );
}

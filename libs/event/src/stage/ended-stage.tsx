import { Crest, type EventView, ScoreVeil, useScore } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconPlay, SlashScore } from '@touchline/ui-kit';
import { StageNotice } from './stage-notice.tsx';
import styles from './stage.module.css';

export interface EndedStageProps {
  view: EventView;
  /** The recording can be watched. */
  replay: boolean;
  onWatchReplay: () => void;
}

/** The live broadcast is over: how it ended, and the recording or when to expect it. */
export function EndedStage({ view, replay, onWatchReplay }: EndedStageProps) {
  const text = useText('event');
  const score = useScore(view);
  return (
    <StageNotice
      title={text('stage.ended.title')}
      icon={
        score &&
        view.teams && (
          <span className={styles.result}>
            <Crest team={view.teams[0]} size={48} />
            <ScoreVeil tells={!score.hidden}>
              <SlashScore look="bar" home={score.home} away={score.away} label={score.spoken} />
            </ScoreVeil>
            <Crest team={view.teams[1]} size={48} />
          </span>
        )
      }
      action={
        replay && (
          <Button variant="brand" icon={<IconPlay filled />} onClick={onWatchReplay}>
            {text('stage.ended.watchReplay')}
          </Button>
        )
      }
    >
      {text(replay ? 'stage.ended.replayReady' : 'stage.ended.replaySoon')}
    </StageNotice>
  );
}

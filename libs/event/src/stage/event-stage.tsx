import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { IconFilm, IconTv, Spinner } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { AccessStage } from './access-stage.tsx';
import { BrowseLink } from './browse-link.tsx';
import { CountdownStage } from './countdown-stage.tsx';
import { ElsewhereStage } from './elsewhere-stage.tsx';
import { EndedStage } from './ended-stage.tsx';
import { ErrorStage } from './error-stage.tsx';
import { RegionStage } from './region-stage.tsx';
import { StageFrame, type StageFrameProps } from './stage-frame.tsx';
import { StageNotice } from './stage-notice.tsx';
import type { Stage } from './stage-of.ts';

export interface EventStageProps {
  view: EventView;
  stage: Stage;
  /** Content of the stage of kind `player`. */
  player: ReactNode;
  /** A badge over any stage: "reconnecting". */
  badge?: ReactNode;
  onRetry: () => Promise<unknown>;
  onWatchReplay: () => void;
}

const dims: Readonly<Record<Stage['kind'], StageFrameProps['dim']>> = {
  player: 'none',
  countdown: 'some',
  starting: 'most',
  access: 'most',
  region: 'most',
  elsewhere: 'most',
  error: 'most',
  ended: 'most',
  nothing: 'most',
};

function Starting() {
  const text = useText('event');
  return (
    <StageNotice icon={<Spinner />} title={text('stage.starting.title')}>
      {text('stage.starting.text')}
    </StageNotice>
  );
}

function Nothing({ channel, gone }: { channel: boolean; gone: boolean }) {
  const text = useText('event');
  const why = gone ? 'gone' : channel ? 'channel' : 'text';
  return (
    <StageNotice
      icon={channel ? <IconTv size="l" /> : <IconFilm size="l" />}
      title={text('stage.nothing.title')}
      action={<BrowseLink />}
    >
      {text(`stage.nothing.${why}`)}
    </StageNotice>
  );
}

function Standing({ view, stage, player, onRetry, onWatchReplay }: EventStageProps) {
  switch (stage.kind) {
    case 'player':
      return player;
    case 'countdown':
      return <CountdownStage view={view} kickOff={stage.kickOff} access={stage.access} onAsk={onRetry} />;
    case 'starting':
      return <Starting />;
    case 'access':
      return <AccessStage view={view} access={stage.access} onRetry={onRetry} />;
    case 'region':
      return <RegionStage onAsk={onRetry} />;
    case 'elsewhere':
      return <ElsewhereStage address={stage.address} />;
    case 'error':
      return <ErrorStage code={stage.code} onRetry={onRetry} />;
    case 'ended':
      return <EndedStage replay={stage.replay} onWatchReplay={onWatchReplay} />;
    default:
      return <Nothing channel={view.status === 'channel'} gone={stage.gone === true} />;
  }
}

/** The 16:9 box above the score bar, with the content of the current stage (DESIGN.md, "One stage"). */
export function EventStage(props: EventStageProps) {
  const text = useText('event');
  const { view, stage, badge } = props;
  return (
    <StageFrame label={text('stage.label', { title: view.safeTitle })} view={view} dim={dims[stage.kind]}>
      <Standing {...props} />
      {badge}
    </StageFrame>
  );
}

import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { IconFilm, IconTv, Spinner } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { AccessNotice } from './access-notice.tsx';
import { BrowseLink } from './browse-link.tsx';
import { KickOffCountdown } from './kick-off-countdown.tsx';
import { ExternalVideoNotice } from './external-video-notice.tsx';
import { MatchEndedNotice } from './match-ended-notice.tsx';
import { StreamErrorNotice } from './stream-error-notice.tsx';
import { RegionNotice } from './region-notice.tsx';
import { PlayerAreaFrame, type PlayerAreaFrameProps } from './player-area-frame.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';
import type { PlayerAreaState } from './get-player-area-state.ts';

export interface PlayerAreaProps {
  view: EventView;
  stage: PlayerAreaState;
  /** Content of the player area in the state `player`. */
  player: ReactNode;
  /** A badge over the player area in any state: "reconnecting". */
  badge?: ReactNode;
  onRetry: () => Promise<unknown>;
  onWatchReplay: () => void;
}

const dimByKind: Readonly<Record<PlayerAreaState['kind'], PlayerAreaFrameProps['dim']>> = {
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
    <PlayerAreaNotice icon={<Spinner />} title={text('stage.starting.title')}>
      {text('stage.starting.text')}
    </PlayerAreaNotice>
  );
}

function Nothing({ channel, gone }: { channel: boolean; gone: boolean }) {
  const text = useText('event');
  const why = gone ? 'gone' : channel ? 'channel' : 'text';
  return (
    <PlayerAreaNotice
      icon={channel ? <IconTv size="l" /> : <IconFilm size="l" />}
      title={text('stage.nothing.title')}
      action={<BrowseLink />}
    >
      {text(`stage.nothing.${why}`)}
    </PlayerAreaNotice>
  );
}

function PlayerAreaContent({ view, stage, player, onRetry, onWatchReplay }: PlayerAreaProps) {
  switch (stage.kind) {
    case 'player':
      return player;
    case 'countdown':
      return <KickOffCountdown view={view} kickOff={stage.kickOff} access={stage.access} onAsk={onRetry} />;
    case 'starting':
      return <Starting />;
    case 'access':
      return <AccessNotice view={view} access={stage.access} onRetry={onRetry} />;
    case 'region':
      return <RegionNotice onAsk={onRetry} />;
    case 'elsewhere':
      return <ExternalVideoNotice address={stage.address} />;
    case 'error':
      return <StreamErrorNotice code={stage.code} onRetry={onRetry} />;
    case 'ended':
      return <MatchEndedNotice replay={stage.replay} onWatchReplay={onWatchReplay} />;
    default:
      return <Nothing channel={view.status === 'channel'} gone={stage.gone === true} />;
  }
}

/** The 16:9 box above the score bar, with the content of its current state (DESIGN.md, "One stage"). */
export function PlayerArea(props: PlayerAreaProps) {
  const text = useText('event');
  const { view, stage, badge } = props;
  return (
    <PlayerAreaFrame label={text('stage.label', { title: view.safeTitle })} view={view} dim={dimByKind[stage.kind]}>
      <PlayerAreaContent {...props} />
      {badge}
    </PlayerAreaFrame>
  );
}

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
  playerArea: PlayerAreaState;
  /** Content of the player area in the state `player`. */
  player: ReactNode;
  /** A badge over the player area in any state: "reconnecting". */
  badge?: ReactNode;
  onRetry: () => Promise<unknown>;
  onWatchReplay: () => void;
}

const dimByKind: Readonly<Record<PlayerAreaState['kind'], PlayerAreaFrameProps['dimLevel']>> = {
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

function NotAvailable({ hasChannel, isGone }: { hasChannel: boolean; isGone: boolean }) {
  const text = useText('event');
  const reason = isGone ? 'gone' : hasChannel ? 'channel' : 'text';
  return (
    <PlayerAreaNotice
      icon={hasChannel ? <IconTv size="l" /> : <IconFilm size="l" />}
      title={text('stage.nothing.title')}
      action={<BrowseLink />}
    >
      {text(`stage.nothing.${reason}`)}
    </PlayerAreaNotice>
  );
}

function PlayerAreaContent({ view, playerArea, player, onRetry, onWatchReplay }: PlayerAreaProps) {
  switch (playerArea.kind) {
    case 'player':
      return player;
    case 'countdown':
      return (
        <KickOffCountdown view={view} kickOff={playerArea.kickOff} access={playerArea.access} onCheckAccess={onRetry} />
      );
    case 'starting':
      return <Starting />;
    case 'access':
      return <AccessNotice view={view} access={playerArea.access} onRetry={onRetry} />;
    case 'region':
      return <RegionNotice onAsk={onRetry} />;
    case 'elsewhere':
      return <ExternalVideoNotice address={playerArea.address} />;
    case 'error':
      return <StreamErrorNotice code={playerArea.code} onRetry={onRetry} />;
    case 'ended':
      return <MatchEndedNotice hasReplay={playerArea.hasReplay} onWatchReplay={onWatchReplay} />;
    default:
      return <NotAvailable hasChannel={view.status === 'channel'} isGone={playerArea.isGone === true} />;
  }
}

/** The 16:9 box above the score bar, with the content of its current state (DESIGN.md, "One stage"). */
export function PlayerArea(props: PlayerAreaProps) {
  const text = useText('event');
  const { view, playerArea, badge } = props;
  return (
    <PlayerAreaFrame
      label={text('stage.label', { title: view.safeTitle })}
      view={view}
      dimLevel={dimByKind[playerArea.kind]}
    >
      <PlayerAreaContent {...props} />
      {badge}
    </PlayerAreaFrame>
  );
}

import { type EventView, EventImage } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { IconFilm, IconTv, Spinner, ButtonLink, IconExternalLink, IconMapPinOff } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AccessNotice } from './access-notice.tsx';
import { BrowseLink } from './browse-link.tsx';
import { KickOffCountdown } from './kick-off-countdown.tsx';
import { MatchEndedNotice } from './match-ended-notice.tsx';
import { StreamErrorNotice } from './stream-error-notice.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';
import type { PlayerAreaState } from './get-player-area-state.ts';
import styles from './player-area.module.css';

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

const dimLevelByKind: Readonly<Record<PlayerAreaState['kind'], PlayerAreaFrameProps['dimLevel']>> = {
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
      return <RegionNotice onCheckRegion={onRetry} />;
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
      dimLevel={dimLevelByKind[playerArea.kind]}
    >
      <PlayerAreaContent {...props} />
      {badge}
    </PlayerAreaFrame>
  );
}

/** The player area of a video on another site: it names the site and links to it. */
function ExternalVideoNotice({ address }: { address: string }) {
  const text = useText('event');
  const { host } = new URL(address);
  return (
    <PlayerAreaNotice
      icon={<IconExternalLink size="l" />}
      title={text('stage.elsewhere.title')}
      action={
        <ButtonLink
          variant="brand"
          icon={<IconExternalLink />}
          render={(link) => (
            <a {...link} href={address} target="_blank" rel="noopener noreferrer">
              {link.children}
            </a>
          )}
        >
          {text('stage.elsewhere.open')}
        </ButtonLink>
      }
    >
      {text('stage.elsewhere.text', { site: host.replace(/^www\./, '') })}
    </PlayerAreaNotice>
  );
}

/**
 * The player area of an event that is blocked in a region. All regions share the server's HTML, so the player area
 * requests the viewer's own access once.
 */
function RegionNotice({ onCheckRegion }: { onCheckRegion: () => Promise<unknown> }) {
  const text = useText('event');
  const requestRegion = useEffectEvent(() => void onCheckRegion());
  useEffect(() => requestRegion(), []);
  return (
    <PlayerAreaNotice icon={<IconMapPinOff size="l" />} title={text('stage.region.title')} action={<BrowseLink />}>
      {text('stage.region.text')}
    </PlayerAreaNotice>
  );
}

interface PlayerAreaFrameProps {
  /** The box's accessible name. */
  label: string;
  /** The event with the picture for the background. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'>;
  /** How dark the picture is: unchanged behind a player, darkest behind text. */
  dimLevel?: 'none' | 'some' | 'most' | undefined;
  children?: ReactNode;
}

/**
 * The page's only 16:9 box. Its size depends only on the window, so no change of state shifts the
 * page. On a phone, long text may make it taller.
 */
function PlayerAreaFrame({ label, view, dimLevel = 'none', children }: PlayerAreaFrameProps) {
  return (
    // After a navigation the focus starts at the video, not at the heading below it.
    <section className={styles.stage} aria-label={label} data-dim={dimLevel} data-page-start="" tabIndex={-1}>
      <div className={styles.backdrop}>
        <EventImage view={view} large priority />
      </div>
      {children}
    </section>
  );
}

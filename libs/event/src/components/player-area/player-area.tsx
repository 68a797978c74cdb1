import { type EventView, EventImage } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { IconFilm, IconTv, Spinner, ButtonLink, IconExternalLink, IconMapPinOff } from '@touchline/ui-kit';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { AccessNotice } from './access-notice.tsx';
import { BrowseLink } from './browse-link.tsx';
import { KickOffCountdown } from './kick-off-countdown.tsx';
import { MatchHighlights } from './match-highlights.tsx';
import { MatchEndedNotice } from './match-ended-notice.tsx';
import { StreamErrorNotice } from './stream-error-notice.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';
import type { PlayerAreaState } from '../../state/watch/get-player-area-state.ts';
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

/** How dark the picture is: unchanged behind a player, darkest behind text. */
const dimLevelByKind: Readonly<Record<PlayerAreaState['kind'], 'none' | 'some' | 'most'>> = {
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
      return <RegionNotice view={view} onCheckRegion={onRetry} />;
    case 'elsewhere':
      return <ExternalVideoNotice address={playerArea.address} />;
    case 'error':
      return <StreamErrorNotice code={playerArea.code} onRetry={onRetry} />;
    case 'ended':
      return <MatchEndedNotice view={view} hasReplay={playerArea.hasReplay} onWatchReplay={onWatchReplay} />;
    default:
      return <NotAvailable hasChannel={view.status === 'channel'} isGone={playerArea.isGone === true} />;
  }
}

/** The 16:9 box above the score bar, with the content of its current state (DESIGN.md, "One stage"). */
export function PlayerArea(props: PlayerAreaProps) {
  const text = useText('event');
  const { view, playerArea, badge } = props;
  return (
    <PlayerAreaFrame label={text('stage.label', { title: view.safeTitle })} view={view} kind={playerArea.kind}>
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
function RegionNotice({ view, onCheckRegion }: { view: EventView; onCheckRegion: () => Promise<unknown> }) {
  const text = useText('event');
  const requestRegion = useEffectEvent(() => void onCheckRegion());
  useEffect(() => requestRegion(), []);
  return (
    <PlayerAreaNotice
      icon={<IconMapPinOff size="l" />}
      title={text('stage.region.title')}
      action={
        <>
          <BrowseLink />
          <MatchHighlights view={view} />
        </>
      }
    >
      {text('stage.region.text')}
    </PlayerAreaNotice>
  );
}

interface PlayerAreaFrameProps {
  /** The box's accessible name. */
  label: string;
  /** The event with the picture for the background. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'>;
  kind: PlayerAreaState['kind'];
  children?: ReactNode;
}

/** Moves the focus to the player area when the focused player is removed. Browsers move it to the top of the page. */
function useRestoredFocus(section: RefObject<HTMLElement | null>, kind: PlayerAreaState['kind']): void {
  const lastFocusedElement = useRef<EventTarget>(null);
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => void (lastFocusedElement.current = target);
    const { current: element } = section;
    element?.addEventListener('focusin', recordFocus);
    return () => element?.removeEventListener('focusin', recordFocus);
  }, [section]);
  useEffect(() => {
    const { current: element } = lastFocusedElement;
    const isRemoved = element instanceof Element && !element.isConnected;
    if (isRemoved && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [section, kind]);
}

/**
 * The page's only 16:9 box. Its size depends only on the window, so no change of state shifts the
 * page. On a phone, long text may make it taller.
 */
function PlayerAreaFrame({ label, view, kind, children }: PlayerAreaFrameProps) {
  const section = useRef<HTMLElement>(null);
  useRestoredFocus(section, kind);
  return (
    // After a navigation the focus starts at the video, not at the heading below it.
    <section
      ref={section}
      className={styles.stage}
      aria-label={label}
      data-dim={dimLevelByKind[kind]}
      data-page-start=""
      tabIndex={-1}
    >
      <div className={styles.backdrop}>
        <EventImage view={view} large priority />
      </div>
      {children}
    </section>
  );
}

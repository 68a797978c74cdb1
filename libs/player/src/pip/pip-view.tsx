import { useText } from '@touchline/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { getCaptionProps, type CaptionStyle } from '../captions/caption-style.ts';
import drawn from '../captions/captions.module.css';
import { Announcer } from '../controls/announcer.tsx';
import { ControlButton } from '../controls/control-button.tsx';
import {
  IconCaptions,
  IconPause,
  IconPictureInPicture2,
  IconPlay,
  IconVolume2,
  IconVolumeX,
} from '../controls/icons.ts';
import { LiveEdge } from '../controls/live-edge.tsx';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import { SkipButtons } from '../controls/skip-buttons.tsx';
import { findShortcutAction } from '../keyboard/shortcuts.ts';
import { PlayerMessage } from '../player-view/player-message.tsx';
import { StartLayer } from '../player-view/start-layer.tsx';
import { SeekBar } from '../controls/timeline/seek-bar.tsx';
import { styleWindow } from './style-window.ts';
import styles from './pip-view.module.css';

export interface PipViewProps {
  /** An empty window of the same origin. */
  window: Window;
  /** Containers in the page. The window moves their children out, and back when it closes. */
  picture: RefObject<HTMLDivElement | null>;
  captions: RefObject<HTMLDivElement | null>;
  title: string;
  captionStyle: CaptionStyle;
  hasShortcuts: boolean;
  scoreBug?: ReactNode;
}

/** Moves the elements that the player has inserted. React renders only their containers. */
const moveChildren = (from: Element | null, to: Element | null): void => to?.append(...(from?.childNodes ?? []));

/** The player's keys in the picture-in-picture window, except help, markers and full screen. */
function usePipKeys(pip: Window, isEnabled: boolean): void {
  const { request } = usePlayer();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isEnabled || event.defaultPrevented) return;
    // An `instanceof` would fail, because another window has its own classes.
    const target = Reflect.get(event.target ?? {}, 'nodeName') === 'BUTTON' ? 'button' : 'other';
    const action = findShortcutAction(event, target);
    if (!action || action.type === 'help' || action.type === 'mark' || action.type === 'toggleFullscreen') return;
    event.preventDefault();
    request(action);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event);
    pip.addEventListener('keydown', onKeyDown);
    return () => pip.removeEventListener('keydown', onKeyDown);
  }, [pip]);
}

function PipControls() {
  const t = useText('player');
  const { request } = usePlayer();
  const isPaused = usePlayerState((state) => state.paused || state.ended);
  const isSilent = usePlayerState((state) => state.muted || state.volume === 0);
  const areCaptionsOn = usePlayerState((state) => state.text.some((track) => track.active));
  const hasCaptions = usePlayerState((state) => state.text.length > 0);
  return (
    <>
      <div className={styles.middle}>
        <SkipButtons location="onPicture" />
        <ControlButton
          label={t(isPaused ? 'play' : 'pause')}
          shortcut="k"
          onPress={() => request({ type: 'togglePlay' })}
        >
          {isPaused ? <IconPlay size="l" filled /> : <IconPause size="l" filled />}
        </ControlButton>
      </div>
      <div className={styles.bottom}>
        <div className={styles.row}>
          <LiveEdge />
          <SkipButtons location="inBar" />
          <span className={styles.gap} />
          {hasCaptions && (
            <ControlButton
              label={t('captions')}
              shortcut="c"
              pressed={areCaptionsOn}
              onPress={() => request({ type: 'toggleCaptions' })}
            >
              <IconCaptions />
            </ControlButton>
          )}
          <ControlButton
            label={t(isSilent ? 'unmute' : 'mute')}
            shortcut="m"
            onPress={() => request({ type: 'toggleMute' })}
          >
            {isSilent ? <IconVolumeX /> : <IconVolume2 />}
          </ControlButton>
          <ControlButton label={t('pip')} shortcut="p" pressed onPress={() => request({ type: 'togglePip' })}>
            <IconPictureInPicture2 />
          </ControlButton>
        </div>
        <SeekBar layers={[]} />
      </div>
    </>
  );
}

function PipPlayerArea({ window: pip, picture, captions, title, captionStyle, hasShortcuts, scoreBug }: PipViewProps) {
  const t = useText('player');
  const { store } = usePlayer();
  const pipPicture = useRef<HTMLDivElement>(null);
  const pipCaptions = useRef<HTMLDivElement>(null);
  usePipKeys(pip, hasShortcuts);
  const isPausedOrEnded = usePlayerState((state) => state.paused || state.ended);
  useLayoutEffect(() => {
    const movedElements = [
      [picture.current, pipPicture.current],
      [captions.current, pipCaptions.current],
    ] as const;
    for (const [homeElement, pipElement] of movedElements) moveChildren(homeElement, pipElement);
    store.set({ pip: true });
    return () => {
      for (const [homeElement, pipElement] of movedElements) moveChildren(pipElement, homeElement);
      store.set({ pip: false });
    };
  }, [picture, captions, store]);
  return (
    <main className={styles.stage} aria-label={t('labelled', { title })} data-resting={isPausedOrEnded || undefined}>
      <div ref={pipPicture} className={styles.picture} />
      <div className={styles.shade} />
      <div ref={pipCaptions} className={`${styles.captions} ${drawn.drawn}`} {...getCaptionProps(captionStyle)} />
      <StartLayer />
      <PlayerMessage />
      {scoreBug && <div className={styles.score}>{scoreBug}</div>}
      <div className={styles.controls}>
        <PipControls />
      </div>
      <Announcer />
    </main>
  );
}

/** The video in a window over others, with its score, captions and controls. */
export function PipView(props: PipViewProps) {
  const { window: pip, title } = props;
  const [areStylesLoaded, setAreStylesLoaded] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void styleWindow(pip.document, title).then(() => isMounted && setAreStylesLoaded(true));
    return () => {
      isMounted = false;
    };
  }, [pip, title]);
  return areStylesLoaded && createPortal(<PipPlayerArea {...props} />, pip.document.body);
}

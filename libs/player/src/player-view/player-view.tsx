import { useText } from '@touchline/i18n';
import { type ReactNode, type Ref, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { getCaptionProps } from '../captions/caption-style.ts';
import { Announcer } from '../controls/announcer.tsx';
import { ControlBar } from '../controls/control-bar.tsx';
import { PlayerContext, usePlayer, usePlayerState } from '../controls/player-context.ts';
import { useCasting } from '../controls/screen-buttons.tsx';
import { SkipButtons } from '../controls/skip-buttons.tsx';
import type { StreamSwitchProps } from '../controls/stream-switch.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { MarkerEvent } from '../keyboard/shortcuts.ts';
import type { MarkerLayer } from '../controls/timeline/marker.ts';
import { EndCard } from './end-card.tsx';
import { FeedbackBubble } from './feedback-bubble.tsx';
import { useFeedback } from './feedback.ts';
import { createLazyPart } from '../controls/lazy-part.ts';
import { PlayerMessage } from './player-message.tsx';
import { StartLayer } from './start-layer.tsx';
import { FullscreenOffer } from './fullscreen-offer.tsx';
import { useControlsVisible } from './use-controls-visible.ts';
import { useSurfaceTaps } from '../controls/use-surface-taps.ts';
import { useFullscreenOffer } from './use-fullscreen-offer.ts';
import captions from '../captions/captions.module.css';
import styles from './player-view.module.css';

/**
 * Keeps the focus in the player when a focused element such as "Watch again" disappears. The browser would move it to
 * the top of the page.
 */
function useRestoredFocus(player: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = player;
    if (!root) return undefined;
    let lastFocused: EventTarget | null = null;
    const recordFocus = ({ target }: FocusEvent) => void (lastFocused = target);
    const restoreLostFocus = (): void => {
      if (!(lastFocused instanceof Node) || lastFocused.isConnected) return;
      lastFocused = null;
      if (document.activeElement === document.body) root.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restoreLostFocus);
    root.addEventListener('focusin', recordFocus);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', recordFocus);
      observer.disconnect();
    };
  }, [player]);
}

interface OpenPanel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A panel over the page, such as the list of keys. Closing it returns the focus; if no element had the focus, the
 * player gets it, so that all its keys work.
 */
function usePanel(player: RefObject<HTMLElement | null>): OpenPanel {
  const [isOpen, setIsOpen] = useState(false);
  const hadFocus = useRef(true);
  return {
    isOpen,
    open() {
      hadFocus.current = !document.activeElement?.contains(player.current);
      setIsOpen(true);
    },
    close() {
      setIsOpen(false);
      if (!hadFocus.current) player.current?.focus({ preventScroll: true });
    },
  };
}

const Panorama = createLazyPart(async () => (await import('../panorama/panorama.tsx')).Panorama);
const LostStream = createLazyPart(async () => (await import('./lost-stream.tsx')).LostStream);
const CastPlaceholder = createLazyPart(async () => (await import('./cast-placeholder.tsx')).CastPlaceholder);
const ReportPanel = createLazyPart(async () => (await import('../receipt/report-panel.tsx')).ReportPanel);
const CaptionStyleDialog = createLazyPart(
  async () => (await import('../captions/caption-style-dialog.tsx')).CaptionStyleDialog,
);
const ShortcutList = createLazyPart(async () => (await import('../keyboard/shortcut-list.tsx')).ShortcutList);

export interface PlayerViewProps {
  /** The element that goes full screen. */
  stageRef?: Ref<HTMLElement> | undefined;
  /** The container of the video element. */
  pictureRef?: Ref<HTMLDivElement> | undefined;
  /** The container of the element that the engine draws captions into. */
  captionsRef?: Ref<HTMLDivElement> | undefined;
  /** The player's name for assistive technology. */
  title?: string | undefined;
  poster?: string | undefined;
  live: boolean;
  /** Layers of the seek bar, in media seconds. */
  layers: readonly MarkerLayer[];
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
  onMark: (markerEvent: MarkerEvent) => void;
  streams?: StreamSwitchProps | undefined;
  /** Whether the video is one wide frame with a virtual camera. */
  panoramic?: boolean | undefined;
  scoreBug?: ReactNode;
  endCard?: ReactNode;
  overlay?: ReactNode;
  /** Replaces the video, its controls and its announcements, for example with an ad. */
  cover?: ReactNode;
  /** Replaces the picture while another window or screen shows it; the controls stay. */
  away?: ReactNode;
}

/** The 16:9 player area with picture, captions, messages and controls. It draws the state and sends requests. */
export function PlayerView({
  stageRef,
  pictureRef,
  captionsRef,
  title,
  poster,
  live,
  layers,
  preferences,
  onPreference,
  onMark,
  streams,
  panoramic = false,
  scoreBug,
  endCard,
  overlay,
  cover,
  away: awayContent,
}: PlayerViewProps) {
  const t = useText('player');
  const player = usePlayer();
  const feedback = useFeedback(player);
  const requestPlayer = cover ? player.request : feedback.requestWithFeedback;
  const root = useRef<HTMLDivElement>(null);
  const helpPanel = usePanel(root);
  const reportPanel = usePanel(root);
  const captionStylePanel = usePanel(root);
  const hasFirstFrame = usePlayerState((state) => state.firstFrame);
  const isPausedOrEnded = usePlayerState((state) => state.paused || state.ended);
  const hasEnded = usePlayerState((state) => state.ended && state.problem === null);
  const isSkippable = usePlayerState((state) => state.problem === null && !state.ended);
  const isPlayable = usePlayerState((state) => state.phase !== 'idle' && (state.problem === null || state.recovering));
  const hasStarted = usePlayerState((state) => state.phase !== 'idle');
  const isFormerStream = usePlayerState((state) => state.isFormerStream);
  // Before the first frame, tracks and the live edge arrive one by one, and each would move the other controls.
  const isSettled = usePlayerState(
    (state) => state.firstFrame || state.recovering || (state.phase === 'ready' && state.paused),
  );
  const isOperable = isPlayable && isSettled && !cover;
  const isCasting = useCasting();
  const awayPlaceholder = awayContent ?? (isCasting && !cover && <CastPlaceholder />);
  const controlsVisibility = useControlsVisible(root, isPausedOrEnded);
  const surfaceTaps = useSurfaceTaps(requestPlayer, controlsVisibility.toggle);
  useRestoredFocus(root);
  useShortcuts(root, {
    isEnabled: preferences.shortcuts,
    request(request) {
      controlsVisibility.showControls();
      requestPlayer(request);
    },
    onMark,
    onHelp: helpPanel.open,
  });
  const isFullscreenOffered = useFullscreenOffer();
  const settings = {
    preferences,
    onPreference,
    onReport: reportPanel.open,
    onCaptionLook: captionStylePanel.open,
    streams: isCasting ? undefined : streams,
  };

  return (
    <section
      ref={stageRef}
      className={styles.stage}
      // The player area is dark in both themes, and so are its colours.
      data-theme="dark"
      aria-label={title === undefined ? t('label') : t('labelled', { title })}
      data-controls={(isOperable && controlsVisibility.visible) || undefined}
    >
      {/* Keys and pointer events bubble up to this element from controls with their own roles. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.inside}
        data-operable={isOperable || undefined}
        tabIndex={-1}
        onKeyDown={controlsVisibility.showControls}
        onPointerMove={(event) => event.pointerType === 'mouse' && controlsVisibility.showControls()}
        onFocus={controlsVisibility.showControls}
      >
        {/* The poster is below the video, so the first frame appears without waiting for its removal. */}
        {poster !== undefined && !hasFirstFrame && <img className={styles.poster} src={poster} alt="" />}
        <div ref={pictureRef} className={styles.picture} />
        <div className={styles.surface} onPointerUp={surfaceTaps.onPointerUp} />
        <div className={styles.shade} />
        <div
          ref={captionsRef}
          className={`${styles.captions} ${captions.drawn}`}
          {...getCaptionProps(preferences.captionLook)}
        />
        <Suspense>{awayPlaceholder}</Suspense>
        {cover ?? (!awayPlaceholder && <StartLayer />)}
        {hasEnded && (endCard ?? <EndCard isLive={live} />)}
        {!cover && <PlayerMessage onReport={reportPanel.open} />}
        <Suspense>
          {panoramic && hasStarted && !awayPlaceholder && (
            <Panorama player={root} isShown={isOperable && isSkippable} onTap={surfaceTaps.onPointerUp} />
          )}
        </Suspense>
        {scoreBug && !cover && <div className={styles.scoreBug}>{scoreBug}</div>}
        {isOperable && (
          <div className={styles.controls} onPointerDown={controlsVisibility.showControls}>
            <PlayerContext value={feedback.link}>
              <div className={styles.middle}>{isSkippable && <SkipButtons location="onPicture" />}</div>
              <div className={styles.bottom} data-control-bar="">
                <ControlBar layers={layers} {...settings} />
              </div>
            </PlayerContext>
          </div>
        )}
        {feedback.shownFeedback && !cover && <FeedbackBubble feedback={feedback.shownFeedback} />}
        <Suspense>
          {streams?.lostCamera && <LostStream isPano={streams.lostCamera === 'pano'} />}
          {isFormerStream && <LostStream />}
        </Suspense>
        {isFullscreenOffered && <FullscreenOffer />}
        {overlay}
        <Suspense>
          {helpPanel.isOpen && <ShortcutList layers={layers} onReport={reportPanel.open} onClose={helpPanel.close} />}
          {reportPanel.isOpen && <ReportPanel title={title} onClose={reportPanel.close} />}
          {captionStylePanel.isOpen && (
            <CaptionStyleDialog
              captionStyle={preferences.captionLook}
              onChange={(captionLook) => onPreference({ captionLook })}
              onClose={captionStylePanel.close}
            />
          )}
        </Suspense>
        {!cover && <Announcer />}
      </div>
    </section>
  );
}

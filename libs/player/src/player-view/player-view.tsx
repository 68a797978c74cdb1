import { useText } from '@touchline/i18n';
import { Suspense, useRef, type ReactNode, type Ref } from 'react';
import { captionProps } from '../captions/caption-style.ts';
import captions from '../captions/captions.module.css';
import { Announcer } from '../controls/announcer.tsx';
import { ControlBar } from '../controls/control-bar.tsx';
import { PlayerContext, usePlayer, usePlayerState } from '../controls/player-context.ts';
import { useCasting } from '../controls/screen-buttons.tsx';
import { SkipButtons } from '../controls/skip-buttons.tsx';
import type { StreamSwitchProps } from '../controls/stream-switch.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { MarkerEvent } from '../store/use-playback.ts';
import type { MarkerLayer } from '../timeline/marker.ts';
import { EndCard } from './end-card.tsx';
import { FeedbackBubble } from './feedback-bubble.tsx';
import { useFeedback } from './feedback.ts';
import { lazyPart } from './lazy-part.ts';
import styles from './player-view.module.css';
import { PlayerMessage } from './player-message.tsx';
import { StartLayer } from './start-layer.tsx';
import { FullscreenOffer } from './fullscreen-offer.tsx';
import { useControlsVisible } from './use-controls-visible.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { usePanel } from './use-panel.ts';
import { useSurfaceTaps } from './use-surface-taps.ts';
import { useFullscreenOffer } from './use-fullscreen-offer.ts';

const Panorama = lazyPart(async () => (await import('../panorama/panorama.tsx')).Panorama);
const FormerStream = lazyPart(async () => (await import('./former-stream.tsx')).FormerStream);
const PanoLost = lazyPart(async () => (await import('../panorama/pano-lost.tsx')).PanoLost);
const CastPlaceholder = lazyPart(async () => (await import('../cast/cast-placeholder.tsx')).CastPlaceholder);
const ReportPanel = lazyPart(async () => (await import('../receipt/report-panel.tsx')).ReportPanel);
const CaptionStyleDialog = lazyPart(
  async () => (await import('../captions/caption-style-dialog.tsx')).CaptionStyleDialog,
);
const ShortcutList = lazyPart(async () => (await import('../keyboard/shortcut-list.tsx')).ShortcutList);

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
  /** Whether the panorama has just failed, and another stream replaces it. */
  isPanoLost?: boolean | undefined;
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
  isPanoLost = false,
  scoreBug,
  endCard,
  overlay,
  cover,
  away: awayByItself,
}: PlayerViewProps) {
  const t = useText('player');
  const player = usePlayer();
  const feedback = useFeedback(player);
  const requestPlayer = cover ? player.request : feedback.requestWithFeedback;
  const root = useRef<HTMLDivElement>(null);
  const help = usePanel(root);
  const report = usePanel(root);
  const panel = usePanel(root);
  const hasFirstFrame = usePlayerState((state) => state.firstFrame);
  const isResting = usePlayerState((state) => state.paused || state.ended);
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
  const elsewhere = awayByItself ?? (isCasting && !cover && <CastPlaceholder />);
  const controls = useControlsVisible(root, isResting);
  const taps = useSurfaceTaps(requestPlayer, controls.toggle);
  useRestoredFocus(root);
  useShortcuts(root, {
    isEnabled: preferences.shortcuts,
    request(request) {
      controls.wake();
      requestPlayer(request);
    },
    onMark,
    onHelp: help.open,
  });
  const isTurned = useFullscreenOffer();
  const settings = {
    preferences,
    onPreference,
    onReport: report.open,
    onCaptionLook: panel.open,
    streams: isCasting ? undefined : streams,
  };

  return (
    <section
      ref={stageRef}
      className={styles.stage}
      // The player area is dark in both themes, and so are its colours.
      data-theme="dark"
      aria-label={title === undefined ? t('label') : t('labelled', { title })}
      data-controls={(isOperable && controls.visible) || undefined}
    >
      {/* Keys and pointer events bubble up to this element from controls with their own roles. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.inside}
        data-operable={isOperable || undefined}
        tabIndex={-1}
        onKeyDown={controls.wake}
        onPointerMove={(event) => event.pointerType === 'mouse' && controls.wake()}
        onFocus={controls.wake}
      >
        {/* The poster is below the video, so the first frame appears without waiting for its removal. */}
        {poster !== undefined && !hasFirstFrame && <img className={styles.poster} src={poster} alt="" />}
        <div ref={pictureRef} className={styles.picture} />
        <div className={styles.surface} onPointerUp={taps.onPointerUp} />
        <div className={styles.shade} />
        <div
          ref={captionsRef}
          className={`${styles.captions} ${captions.drawn}`}
          {...captionProps(preferences.captionLook)}
        />
        <Suspense>{elsewhere}</Suspense>
        {cover ?? (!elsewhere && <StartLayer />)}
        {hasEnded && (endCard ?? <EndCard isLive={live} />)}
        {!cover && <PlayerMessage onReport={report.open} />}
        <Suspense>
          {panoramic && hasStarted && !elsewhere && (
            <Panorama player={root} isShown={isOperable && isSkippable} onTap={taps.onPointerUp} />
          )}
        </Suspense>
        {scoreBug && !cover && <div className={styles.scoreBug}>{scoreBug}</div>}
        {isOperable && (
          <div className={styles.controls} onPointerDown={controls.wake}>
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
          {isPanoLost && <PanoLost />}
          {isFormerStream && <FormerStream />}
        </Suspense>
        {isTurned && <FullscreenOffer />}
        {overlay}
        <Suspense>
          {help.isOpen && <ShortcutList layers={layers} onReport={report.open} onClose={help.close} />}
          {report.isOpen && <ReportPanel title={title} onClose={report.close} />}
          {panel.isOpen && (
            <CaptionStyleDialog
              captionStyle={preferences.captionLook}
              onChange={(captionLook) => onPreference({ captionLook })}
              onClose={panel.close}
            />
          )}
        </Suspense>
        {!cover && <Announcer />}
      </div>
    </section>
  );
}

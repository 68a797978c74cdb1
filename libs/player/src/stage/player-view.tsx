import { useText } from '@touchline/i18n';
import { Suspense, useRef, type ReactNode, type Ref } from 'react';
import { Announcer } from '../controls/announcer.tsx';
import { ControlBar } from '../controls/control-bar.tsx';
import { PlayerContext, usePlayer, usePlayerState } from '../controls/player-context.ts';
import { SkipButtons } from '../controls/skip-buttons.tsx';
import type { StreamSwitchProps } from '../controls/stream-switch.tsx';
import { useHelp } from '../keyboard/use-help.ts';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { Mark } from '../store/use-playback.ts';
import type { MarkerLayer } from '../timeline/marker.ts';
import { EndCard } from './end-card.tsx';
import { FeedbackBubble } from './feedback-bubble.tsx';
import { useFeedback } from './feedback.ts';
import { lazyPart } from './lazy-part.ts';
import styles from './player-view.module.css';
import { StageMessage } from './stage-message.tsx';
import { StartLayer } from './start-layer.tsx';
import { TurnOffer } from './turn-offer.tsx';
import { useControlsVisible } from './use-controls-visible.ts';
import { useSurfaceTaps } from './use-surface-taps.ts';
import { useTurning } from './use-turning.ts';

const ShortcutList = lazyPart(async () => (await import('../keyboard/shortcut-list.tsx')).ShortcutList);

export interface PlayerViewProps {
  /** The elements that playback needs once they exist. */
  stageRef?: Ref<HTMLElement> | undefined;
  /** Where the video element goes. */
  pictureRef?: Ref<HTMLDivElement> | undefined;
  /** Where the element goes that the engine draws captions into. */
  captionsRef?: Ref<HTMLDivElement> | undefined;
  /** Names the player to assistive technology. */
  title?: string | undefined;
  poster?: string | undefined;
  live: boolean;
  /** On the seek bar, in media seconds. */
  layers: readonly MarkerLayer[];
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
  onMark: (what: Mark) => void;
  streams?: StreamSwitchProps | undefined;
  scoreBug?: ReactNode;
  endCard?: ReactNode;
  overlay?: ReactNode;
  /** Stands on the stage instead of the video, its controls and what they say. */
  cover?: ReactNode;
}

/** The 16:9 stage with picture, captions, messages and controls; draws the state it is given and sends requests. */
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
  scoreBug,
  endCard,
  overlay,
  cover,
}: PlayerViewProps) {
  const t = useText('player');
  const player = usePlayer();
  const feedback = useFeedback(player);
  const ask = cover ? player.request : feedback.ask;
  const root = useRef<HTMLDivElement>(null);
  const help = useHelp(root);
  const firstFrame = usePlayerState((state) => state.firstFrame);
  const resting = usePlayerState((state) => state.paused || state.ended);
  const ended = usePlayerState((state) => state.ended && state.problem === null);
  const skippable = usePlayerState((state) => state.problem === null && !state.ended);
  const playable = usePlayerState((state) => state.phase !== 'idle' && (state.problem === null || state.recovering));
  const operable = playable && !cover;
  const controls = useControlsVisible(root, resting);
  const taps = useSurfaceTaps(ask, controls.toggle);
  useShortcuts(root, {
    enabled: preferences.shortcuts,
    request(request) {
      controls.wake();
      ask(request);
    },
    onMark,
    onHelp: help.open,
  });
  const turned = useTurning();
  const settings = { preferences, onPreference, streams };

  return (
    <section
      ref={stageRef}
      className={styles.stage}
      // Dark in both themes, and so are the colours on it.
      data-theme="dark"
      aria-label={title === undefined ? t('label') : t('labelled', { title })}
      data-controls={(operable && controls.visible) || undefined}
      data-caption-size={preferences.captionSize}
      data-caption-background={preferences.captionBackground}
    >
      {/* Keys and pointers bubble up here from controls that have roles of their own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.inside}
        tabIndex={-1}
        onKeyDown={controls.wake}
        onPointerMove={(event) => event.pointerType === 'mouse' && controls.wake()}
        onFocus={controls.wake}
      >
        <div ref={pictureRef} className={styles.picture} />
        {poster !== undefined && !firstFrame && <img className={styles.poster} src={poster} alt="" />}
        <div className={styles.surface} onPointerUp={taps.onPointerUp} />
        <div className={styles.shade} />
        <div ref={captionsRef} className={styles.captions} />
        {cover ?? <StartLayer />}
        {ended && (endCard ?? <EndCard live={live} />)}
        {!cover && <StageMessage />}
        {scoreBug !== undefined && !cover && <div className={styles.scoreBug}>{scoreBug}</div>}
        {operable && (
          <div className={styles.controls} onPointerDown={controls.wake}>
            <PlayerContext value={feedback.link}>
              <div className={styles.middle}>{skippable && <SkipButtons place="onPicture" />}</div>
              <div className={styles.bottom} data-control-bar="">
                <ControlBar layers={layers} {...settings} />
              </div>
            </PlayerContext>
          </div>
        )}
        {feedback.shown && !cover && <FeedbackBubble feedback={feedback.shown} />}
        {turned && <TurnOffer />}
        {overlay}
        <Suspense>{help.isOpen && <ShortcutList layers={layers} onClose={help.close} />}</Suspense>
        {!cover && <Announcer />}
      </div>
    </section>
  );
}

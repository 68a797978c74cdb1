import { EventTitle, eventPath } from '@touchline/content';
import { useLocale, useText } from '@touchline/i18n';
import type { PlayerState } from '@touchline/player';
import {
  IconButton,
  IconPause,
  IconPlay,
  IconRotateCcw,
  IconVolume2,
  IconVolumeX,
  IconX,
  Spinner,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { deviceSync, getCurrentSeconds, useDeviceSync } from '../../state/cross-device/device-sync.ts';
import { useStoppedText } from '../cross-device/device-text.tsx';
import { continueFrom, tabVideo } from '../../state/tab-video/tab-video.ts';
import styles from './mini-player.module.css';
import { type MiniVideo, miniStore } from '../../state/tab-video/mini-store.ts';
import { useLateMiniReport } from '../../state/watch/report-late-picture.ts';
import { useMiniWatch } from './use-mini-watch.ts';

function usePlaybackState<Part>({ playback }: MiniVideo, select: (state: PlayerState) => Part): Part {
  const { store } = playback;
  const readState = () => select(store.get());
  return useSyncExternalStore(store.subscribe, readState, readState);
}

/** Ends the video. If the mini player had the focus, the page's main element gets it. */
function closeMiniPlayer(): void {
  const hadFocus = document.activeElement?.closest('[data-mini-player]') !== null;
  miniStore.end();
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
}

/** The reason for a pause if the video plays on another device or in another tab; otherwise null. */
const useStoppedPlayback = ({ view }: MiniVideo) =>
  useDeviceSync(({ stopped }) => (stopped?.video === view.id ? stopped : null));

/** The message or spinner over a video that does not play. */
function PlaybackNotice({ video, isOver }: { video: MiniVideo; isOver: boolean }) {
  const text = useText('event');
  const player = useText('player');
  const hasProblem = usePlaybackState(video, ({ problem }) => problem !== null);
  const hasEnded = usePlaybackState(video, (state) => state.ended) || isOver;
  const isElsewhere = usePlaybackState(video, ({ cast }) => cast === 'connected');
  const stoppedPlayback = useStoppedPlayback(video);
  const stoppedText = useStoppedText();
  const isBuffering = usePlaybackState(
    video,
    ({ waiting, recovering, phase }) => waiting || recovering || phase !== 'ready',
  );
  if (hasProblem)
    return (
      <p className={styles.words} role="alert">
        {text('stage.error.text')}
      </p>
    );
  if (hasEnded) {
    return (
      <p className={styles.words} role="status">
        {player(video.isLive ? 'ended.live' : 'ended.recording')}
      </p>
    );
  }
  if (isElsewhere) {
    return (
      <p className={styles.words} role="status">
        {player('cast.here')}
      </p>
    );
  }
  if (stoppedPlayback) {
    return (
      <p className={styles.words} role="status">
        {stoppedText(stoppedPlayback)}
      </p>
    );
  }
  return isBuffering ? <Spinner size="l" /> : null;
}

/** Returns a function that continues the video here, at the position of the other device that continued it. */
function useContinueHere({ view }: MiniVideo): () => void {
  const { clock } = useLocale();
  return () => {
    const ownVideo = tabVideo.get();
    const remotePlayback = deviceSync
      .get()
      .remotePlaybacks.findLast(({ video, isPlaying }) => isPlaying && video === view.id);
    if (remotePlayback) deviceSync.takeOver(remotePlayback);
    if (ownVideo && remotePlayback) continueFrom(ownVideo, getCurrentSeconds(remotePlayback, view, clock.read()));
    else ownVideo?.request({ type: 'play' });
  };
}

function PlayButton({ video, isOver }: { video: MiniVideo; isOver: boolean }) {
  const text = useText('player');
  const eventText = useText('event');
  const continueHere = useContinueHere(video);
  const stoppedPlayback = useStoppedPlayback(video);
  const { request } = video.playback;
  const isPaused = usePlaybackState(video, (state) => state.paused);
  const hasEnded = usePlaybackState(video, (state) => state.ended) || isOver;
  const hasProblem = usePlaybackState(video, ({ problem }) => problem !== null);
  if (hasProblem)
    return (
      <IconButton label={text('tryAgain')} onClick={() => request({ type: 'retry' })}>
        <IconRotateCcw />
      </IconButton>
    );
  // A broadcast cannot start again.
  if (hasEnded && video.isLive) return null;
  if (hasEnded)
    return (
      <IconButton
        label={text('replay')}
        onClick={() => {
          request({ type: 'seekToFraction', fraction: 0 });
          request({ type: 'play' });
        }}
      >
        <IconRotateCcw />
      </IconButton>
    );
  if (stoppedPlayback?.cause === 'device')
    return (
      <IconButton label={eventText('moves.goOn')} onClick={continueHere}>
        <IconPlay filled />
      </IconButton>
    );
  return (
    <IconButton label={text(isPaused ? 'play' : 'pause')} onClick={() => request({ type: 'togglePlay' })}>
      {isPaused ? <IconPlay filled /> : <IconPause filled />}
    </IconButton>
  );
}

function SoundButton({ video }: { video: MiniVideo }) {
  const text = useText('player');
  const isMuted = usePlaybackState(video, (state) => state.muted || state.volume === 0);
  return (
    <IconButton
      label={text(isMuted ? 'unmute' : 'mute')}
      onClick={() => video.playback.request({ type: 'toggleMute' })}
    >
      {isMuted ? <IconVolumeX /> : <IconVolume2 />}
    </IconButton>
  );
}

/**
 * The player at the edge of every page. It continues the video of the previous page in the same media element. A
 * press on the video returns to that page.
 */
export function MiniPlayer({ video }: { video: MiniVideo }) {
  const text = useText('event');
  const { playback, holderElement } = video;
  const miniRef = useRef<HTMLDivElement>(null);
  const { view, isOver } = useMiniWatch(video);
  const { safeTitle: title } = view;
  useLateMiniReport(view, playback);
  useLayoutEffect(() => {
    if (miniRef.current) playback.showIn(miniRef.current);
    holderElement.remove();
  }, [playback, holderElement]);

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Escape' && !nativeEvent.isComposing) closeMiniPlayer();
  };
  const query = view.kind === 'event' ? '' : `?media_type=${view.kind}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up here from the buttons
    <section
      className={styles.mini}
      data-theme="dark"
      data-mini-player=""
      aria-label={text('mini.label', { title })}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>
        <span role="status">{text('mini.playsOn')}</span>
      </VisuallyHidden>
      <div className={styles.stage}>
        <div ref={miniRef} className={styles.picture} />
        <div className={styles.over}>
          <PlaybackNotice video={video} isOver={isOver} />
        </div>
        <Link className={styles.back} to={eventPath(view) + query} aria-label={text('mini.back', { title })} />
      </div>
      <div className={styles.bar}>
        <PlayButton video={video} isOver={isOver} />
        <p className={styles.title}>
          <EventTitle view={view} />
        </p>
        <SoundButton video={video} />
        <IconButton label={text('mini.close')} onClick={closeMiniPlayer}>
          <IconX />
        </IconButton>
      </div>
    </section>
  );
}

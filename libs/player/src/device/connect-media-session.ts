import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';

/**
 * The playback for a lock screen, a headset or a keyboard: its title and picture, and the requests of those devices.
 */
export interface MediaSessionParts {
  store: PlayerStore;
  request(request: PlayerRequest): void;
  /** The video's current title and poster. `spoilerFree` hides the length. */
  getMetadata(): { title: string | undefined; poster: string | undefined; spoilerFree: boolean };
}

/** The seconds that a media key skips, the same as the player's keys. */
const skipSeconds = 10;
/** Seconds by which the position that the device shows may differ from the real position. */
const positionToleranceSeconds = 2;

/** The playback that the device shows: the one that started last. */
let activeSession: object | null = null;

function setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}

/**
 * Connects the device's media controls to a playback once it first plays.
 * @returns a function that stops it
 */
export function connectMediaSession({ store, request, getMetadata }: MediaSessionParts): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const sessionToken = {};
  let lastReport = { position: 0, at: 0, key: '' };

  const mediaActions: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', () => request({ type: 'play' })],
    ['pause', () => request({ type: 'pause' })],
    ['seekbackward', ({ seekOffset }) => request({ type: 'seekBy', seconds: -(seekOffset ?? skipSeconds) })],
    ['seekforward', ({ seekOffset }) => request({ type: 'seekBy', seconds: seekOffset ?? skipSeconds })],
    ['seekto', ({ seekTime }) => seekTime !== undefined && request({ type: 'seek', time: seekTime })],
  ];

  function claimSession(): void {
    activeSession = sessionToken;
    const { title = '', poster } = getMetadata();
    session.metadata = new MediaMetadata({
      title,
      artwork: poster === undefined ? [] : [{ src: new URL(poster, document.baseURI).href }],
    });
    for (const [action, handler] of mediaActions) setActionHandler(action, handler);
  }

  /** Updates the position after a jump. The length is infinite for live streams, and for viewers who avoid spoilers. */
  function reportPosition({ currentTime, duration, live, rate, paused }: PlayerState): void {
    const { spoilerFree } = getMetadata();
    const length = live || spoilerFree || duration <= 0 ? Number.POSITIVE_INFINITY : duration;
    const expectedPosition = lastReport.position + ((Date.now() - lastReport.at) / 1000) * (paused ? 0 : rate);
    const key = `${length} ${rate} ${paused}`;
    if (key === lastReport.key && Math.abs(expectedPosition - currentTime) < positionToleranceSeconds) return;
    lastReport = { position: currentTime, at: Date.now(), key };
    try {
      session.setPositionState({ duration: length, position: Math.min(currentTime, length), playbackRate: rate || 1 });
    } catch {
      // This browser requires a finite length: it keeps the last position state.
    }
  }

  function updateSession(): void {
    const state = store.get();
    const isPlaying = state.firstFrame && !state.paused && !state.ended;
    if (isPlaying && activeSession !== sessionToken) claimSession();
    if (activeSession !== sessionToken) return;
    session.playbackState = isPlaying ? 'playing' : 'paused';
    reportPosition(state);
  }

  const stop = store.subscribe(updateSession);
  updateSession();
  return () => {
    stop();
    if (activeSession !== sessionToken) return;
    activeSession = null;
    session.metadata = null;
    session.playbackState = 'none';
    for (const [action] of mediaActions) setActionHandler(action, null);
  };
}

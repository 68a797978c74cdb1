import type { PlayerStore } from '../store/player-store.ts';
import type { AppleVideo, Cast } from './cast.ts';

/** Reads the state of the connection to another screen from the element. */
function getCast({ remote, webkitCurrentPlaybackTargetIsWireless: isWireless }: AppleVideo, isOffered: boolean): Cast {
  if (remote?.state === 'connecting') return 'connecting';
  if (isWireless || remote?.state === 'connected') return 'connected';
  return isOffered ? 'offered' : 'none';
}

/**
 * Stores whether another screen can show the video, or already shows it. Safari sends HLS, because the engine also adds
 * the stream's address. Chromium cannot send a stream that a script feeds, and reports no screen for it.
 * @returns a function that stops it
 */
export function syncCast(video: AppleVideo, store: PlayerStore): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  let isOffered = false;
  let watch: Promise<number | void> | undefined;

  const checkCast = (): void => {
    const cast = getCast(video, isOffered);
    if (!signal.aborted && cast !== store.get().cast) store.set({ cast });
  };
  const offerDevice = (isAvailable: boolean): void => {
    isOffered = isAvailable;
    checkCast();
  };

  /** The engine forbids remote playback while it loads, and the browser then forgets the request. */
  function watchScreens(): void {
    stopWatchingScreens();
    // Some browsers cannot report screens at all, or not for this video.
    watch = video.remote?.watchAvailability(offerDevice).catch(() => offerDevice(false));
  }
  function stopWatchingScreens(): void {
    void watch
      ?.then((id) => (id === undefined ? undefined : video.remote.cancelWatchAvailability(id)))
      .catch(() => undefined);
  }

  for (const type of ['connecting', 'connect', 'disconnect'])
    video.remote?.addEventListener(type, checkCast, { signal });
  if (video.webkitShowPlaybackTargetPicker) {
    video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', checkCast, { signal });
    // Safari fires this event at once, and whenever the video becomes available for AirPlay or unavailable.
    const onAvailabilityEvent = (event: Event): void => offerDevice(Reflect.get(event, 'availability') === 'available');
    video.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailabilityEvent, { signal });
  } else {
    video.addEventListener('loadeddata', watchScreens, { signal });
    watchScreens();
  }
  checkCast();
  return () => {
    abortController.abort();
    stopWatchingScreens();
  };
}

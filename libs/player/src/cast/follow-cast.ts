import type { PlayerStore } from '../store/player-store.ts';
import type { AppleVideo, Cast } from './cast.ts';

/** What the browser says of the screen that the video is on. */
function castOf({ remote, webkitCurrentPlaybackTargetIsWireless: isWireless }: AppleVideo, isOffered: boolean): Cast {
  if (remote?.state === 'connecting') return 'connecting';
  if (isWireless || remote?.state === 'connected') return 'connected';
  return isOffered ? 'offered' : 'none';
}

/**
 * Keeps in the store whether there is another screen that can show what plays, and whether it does. Of a stream that a browser cannot send on it tells
 * that there is none: Safari plays HLS there from the address that the engine has added for it, Chromium no stream that a script feeds. Answers with "stop".
 */
export function followCast(video: AppleVideo, store: PlayerStore): () => void {
  const over = new AbortController();
  const { signal } = over;
  let isOffered = false;
  let watch: Promise<number | void> | undefined;

  const look = (): void => {
    const cast = castOf(video, isOffered);
    if (!signal.aborted && cast !== store.get().cast) store.set({ cast });
  };
  const offer = (is: boolean): void => {
    isOffered = is;
    look();
  };

  /** The engine forbids it while it loads, and the browser forgets who has asked. */
  function ask(): void {
    forget();
    // A browser that cannot say it, or not of this video, has none.
    watch = video.remote?.watchAvailability(offer).catch(() => offer(false));
  }
  function forget(): void {
    void watch
      ?.then((id) => (id === undefined ? undefined : video.remote.cancelWatchAvailability(id)))
      .catch(() => undefined);
  }

  for (const type of ['connecting', 'connect', 'disconnect']) video.remote?.addEventListener(type, look, { signal });
  if (video.webkitShowPlaybackTargetPicker) {
    video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', look, { signal });
    // Safari answers at once, and whenever the video may be sent on or not.
    const available = (event: Event): void => offer(Reflect.get(event, 'availability') === 'available');
    video.addEventListener('webkitplaybacktargetavailabilitychanged', available, { signal });
  } else {
    video.addEventListener('loadeddata', ask, { signal });
    ask();
  }
  look();
  return () => {
    over.abort();
    forget();
  };
}

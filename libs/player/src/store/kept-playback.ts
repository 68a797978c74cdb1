import type { StreamKind } from '../controls/stream-switch.tsx';
import type { PlayerProps } from '../player.tsx';
import type { PlayerStore } from './player-store.ts';
import type { PlayerRequest } from './requests.ts';
import type { Session } from './session.ts';

/** Playback that has outlived its player: it goes on, as it was, until another player takes it or whoever keeps it ends it. */
export interface KeptPlayback {
  readonly store: PlayerStore;
  request(request: PlayerRequest): void;
  /** The camera that was shown. */
  readonly stream: StreamKind;
  /** Puts picture and captions there; they play on. @param place in the document */
  showIn(place: HTMLElement): void;
  /** What it asks and tells from now on, where that is no longer its player's. */
  answer(props: Partial<Pick<PlayerProps, 'resolveAddress' | 'onEnded'>>): void;
  /** The same video has another address. */
  open(address: string): void;
  end(): void;
  /** For the player itself: what it takes; null where it has ended. */
  take(): Session | null;
}

/** Hands on what plays, without its player. */
export function keepPlayback(session: Session): KeptPlayback {
  const { store, screen, playback, remoteEnd } = session;
  let isOver = false;
  const last = session.input();
  let { props } = last;
  remoteEnd.stepAside();
  return {
    store,
    request: playback.request,
    stream: last.stream,
    showIn(place) {
      if (isOver) return;
      place.append(screen.video, screen.captions);
      session.enter(place, () => ({ ...last, props, hasSpare: false }));
    },
    answer(more) {
      props = { ...props, ...more };
    },
    open(address) {
      if (!isOver) playback.open(address, { autoPlay: false, keepPlace: true, stream: last.stream });
    },
    end() {
      if (isOver) return;
      isOver = true;
      session.end();
    },
    take() {
      if (isOver) return null;
      isOver = true;
      remoteEnd.stepBack();
      return session;
    },
  };
}

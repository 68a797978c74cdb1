import type { StreamKind } from '../controls/stream-switch.tsx';
import type { PlayerStore } from './player-store.ts';
import type { PlayerRequest } from './requests.ts';
import type { PlaybackProps, PlayerInstance } from './player-instance.ts';

/** A playback without its player. It continues until another player takes it or its owner ends it. */
export interface DetachedPlayback {
  readonly store: PlayerStore;
  request(request: PlayerRequest): void;
  /** The camera of the playback. */
  readonly stream: StreamKind;
  /**
   * Moves video and captions to another element; they play on.
   * @param container an element in the document
   */
  showIn(container: HTMLElement): void;
  /** Replaces the callbacks of the unmounted player. */
  answer(props: Partial<Pick<PlaybackProps, 'resolveAddress' | 'onEnded'>>): void;
  /** Opens another address of the same video. */
  open(address: string): void;
  end(): void;
  /** Only players call this. @returns null after `end` or an earlier `take` */
  take(): PlayerInstance | null;
}

/** Separates a playback from its player. */
export function detachPlayback(instance: PlayerInstance): DetachedPlayback {
  const { store, screen, playback, remoteEnd } = instance;
  let isOver = false;
  const lastInput = instance.getInput();
  let { props } = lastInput;
  remoteEnd.suspend();
  return {
    store,
    request: playback.request,
    stream: lastInput.stream,
    showIn(container) {
      if (isOver) return;
      container.append(screen.video, screen.captions);
      instance.attachTo(container, () => ({ ...lastInput, props, hasSpareCamera: false }));
    },
    answer(callbacks) {
      props = { ...props, ...callbacks };
    },
    open(address) {
      if (!isOver) playback.open(address, { autoPlay: false, keepPosition: true, stream: lastInput.stream });
    },
    end() {
      if (isOver) return;
      isOver = true;
      instance.end();
    },
    take() {
      if (isOver) return null;
      isOver = true;
      remoteEnd.resume();
      return instance;
    },
  };
}

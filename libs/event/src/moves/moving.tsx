import type { EventView } from '@touchline/content';
import { useLocale } from '@touchline/i18n';
import type { PlayerHandle, StreamKind } from '@touchline/player';
import { usePlayerRemote } from '@touchline/player/remote';
import { type RefObject, useEffect, useRef } from 'react';
import { type Elsewhere, moves } from './moves.ts';
import { PictureNotice } from './picture-notice.tsx';
import { placeOf } from './place-of.ts';
import { useMoves } from './use-moves.ts';
import { goOn, type VideoHere, videoHere } from './video-here.ts';

export interface MovingProps {
  view: EventView;
  live: boolean;
  player: RefObject<PlayerHandle | null>;
  /** Selects another camera. */
  onStream: (stream: StreamKind) => void;
}

/**
 * The notice over a signed-in viewer's picture: the video plays on another device and can continue here, or it has
 * moved there. It also publishes the page's video to the rest of the tab.
 */
export function Moving({ view, live, player, onStream }: MovingProps) {
  const remote = usePlayerRemote();
  const { clock } = useLocale();
  const here = useRef<VideoHere>(null);
  /** Cancels a continuation that waits for the stream. */
  const stopWaiting = useRef<() => void>(undefined);
  const { id } = view;
  const kickOff = live ? view.date : undefined;
  useEffect(() => {
    const video: VideoHere = {
      video: id,
      kickOff,
      state: () => player.current?.state(),
      stream: () => remote.state.get()?.stream ?? 'hd',
      isCovered: () => player.current?.isCovered() ?? false,
      request: (request) => player.current?.request(request),
      subscribe: remote.state.subscribe,
    };
    here.current = video;
    const leave = videoHere.enter(video);
    return () => {
      stopWaiting.current?.();
      leave();
    };
  }, [id, kickOff, player, remote]);

  const stopped = useMoves((known) => (known.stopped?.video === view.id ? known.stopped : null));
  const elsewhere = useMoves((known) => known.elsewhere.findLast((one) => one.video === view.id && one.playing));
  const isDismissed = useMoves((known) => elsewhere !== undefined && moves.isDismissed(known, elsewhere));

  function goOnHere(one: Elsewhere | undefined): void {
    if (!here.current) return;
    if (!one) return here.current.request({ type: 'play' });
    moves.take(one);
    stopWaiting.current?.();
    stopWaiting.current = goOn(here.current, placeOf(one, view, clock.read()));
    onStream(one.stream);
  }

  if (!stopped && (!elsewhere || isDismissed)) return null;
  return (
    <PictureNotice
      key={stopped ? 'stopped' : elsewhere?.device}
      stopped={stopped}
      elsewhere={elsewhere}
      view={view}
      onGoOn={() => goOnHere(stopped?.by === 'tab' ? undefined : elsewhere)}
      onDismiss={() => {
        if (stopped) moves.set({ stopped: null });
        if (elsewhere) moves.dismiss(elsewhere);
      }}
    />
  );
}

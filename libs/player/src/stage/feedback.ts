import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerLink } from '../controls/player-context.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerRequest } from '../store/requests.ts';

/** What a request has done, shown on the picture: the controls may be hidden, or elsewhere. Seconds below zero go back. */
export type Feedback = { kind: 'skip'; seconds: number } | { kind: 'volume' } | { kind: 'speed' } | { kind: 'play' };

/** How long it stands after the last request, in milliseconds. */
const SHOWN_FOR = 900;

/** A skip from less than this many seconds after the beginning leads nowhere. */
const AT_START = 0.5;

function isRoomFor(seconds: number, { ended, live, atLiveEdge, currentTime, seekRange }: PlayerState): boolean {
  return seconds < 0 ? currentTime - seekRange.start > AT_START : !ended && !(live && atLiveEdge);
}

/**
 * What to show for a request; null where it does nothing, or nothing that is not seen anyway. Skips in one direction add up.
 * @param before what stands there still
 */
export function feedbackOf(request: PlayerRequest, before: Feedback | null, state: PlayerState): Feedback | null {
  if (state.problem !== null) return null;
  switch (request.type) {
    case 'seekBy': {
      if (!isRoomFor(request.seconds, state)) return null;
      const goesOn = before?.kind === 'skip' && Math.sign(before.seconds) === Math.sign(request.seconds);
      return { kind: 'skip', seconds: request.seconds + (goesOn ? before.seconds : 0) };
    }
    case 'volumeBy':
    case 'toggleMute':
      return { kind: 'volume' };
    case 'rateStep':
      return { kind: 'speed' };
    case 'togglePlay':
      return { kind: 'play' };
    default:
      return null;
  }
}

export interface ShownFeedback {
  /** What stands on the picture now. */
  shown: Feedback | null;
  /** Asks the player for what a key or a tap wants, and shows it. */
  ask: (request: PlayerRequest) => void;
  /** The player as the controls hold it: of what they ask for, only skips show nowhere else. */
  link: PlayerLink;
}

/** Keeps on the picture, for a moment, what a request has done. */
export function useFeedback(player: PlayerLink): ShownFeedback {
  const [shown, setShown] = useState<Feedback | null>(null);
  const latest = useRef<Feedback>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = useCallback(
    (request: PlayerRequest) => {
      const next = feedbackOf(request, latest.current, player.store.get());
      const show = (feedback: Feedback | null): void => {
        latest.current = feedback;
        setShown(feedback);
      };
      if (next) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(null), SHOWN_FOR);
        show(next);
      }
      player.request(request);
    },
    [player],
  );
  const link = useMemo<PlayerLink>(
    () => ({ ...player, request: (request) => (request.type === 'seekBy' ? ask(request) : player.request(request)) }),
    [player, ask],
  );
  return { shown, ask, link };
}

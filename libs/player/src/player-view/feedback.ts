import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canSetVolume } from '../controls/use-volume-offered.ts';
import type { PlayerLink } from '../controls/player-context.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerRequest } from '../store/requests.ts';

/** The effect of a request, shown on the picture because the controls may be hidden. Negative seconds go back. */
export type Feedback = { kind: 'skip'; seconds: number } | { kind: 'volume' } | { kind: 'speed' } | { kind: 'play' };

/** How long the bubble stays after the last request, in milliseconds. */
const bubbleMs = 900;

/** Less than this many seconds after the beginning, a skip back has no effect. */
const startToleranceSeconds = 0.5;

function canSkip(seconds: number, { ended, live, atLiveEdge, currentTime, seekRange }: PlayerState): boolean {
  return seconds < 0 ? currentTime - seekRange.start > startToleranceSeconds : !ended && !(live && atLiveEdge);
}

/**
 * Returns the bubble for a request; null for a request without an effect, or with an effect that is visible elsewhere.
 * Skips in one direction add up.
 * @param previous the bubble that is still shown
 */
function getFeedback(request: PlayerRequest, previous: Feedback | null, state: PlayerState): Feedback | null {
  if (state.problem !== null) return null;
  switch (request.type) {
    case 'seekBy': {
      if (!canSkip(request.seconds, state)) return null;
      const isContinued = previous?.kind === 'skip' && Math.sign(previous.seconds) === Math.sign(request.seconds);
      return { kind: 'skip', seconds: request.seconds + (isContinued ? previous.seconds : 0) };
    }
    case 'volumeBy':
      // iOS ignores a volume, but the arrow-up key also unmutes.
      return canSetVolume() || (state.muted && request.step > 0) ? { kind: 'volume' } : null;
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
  /** The bubble on the picture. */
  shownFeedback: Feedback | null;
  /** Sends the request of a key or a tap to the player, and shows its effect. */
  requestWithFeedback: (request: PlayerRequest) => void;
  /** The player for the controls. Only their skips show a bubble, because the bar shows their other effects. */
  link: PlayerLink;
}

/** Shows the effect of a request on the picture for a moment. */
export function useFeedback(player: PlayerLink): ShownFeedback {
  const [shownFeedback, setShown] = useState<Feedback | null>(null);
  const latestFeedback = useRef<Feedback>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const requestWithFeedback = useCallback(
    (request: PlayerRequest) => {
      const next = getFeedback(request, latestFeedback.current, player.store.get());
      const show = (feedback: Feedback | null): void => {
        latestFeedback.current = feedback;
        setShown(feedback);
      };
      if (next) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(null), bubbleMs);
        show(next);
      }
      player.request(request);
    },
    [player],
  );
  const link = useMemo<PlayerLink>(
    () => ({
      ...player,
      request: (request) => (request.type === 'seekBy' ? requestWithFeedback(request) : player.request(request)),
    }),
    [player, requestWithFeedback],
  );
  return { shownFeedback, requestWithFeedback, link };
}

import { Boundary } from '@touchline/feature-kit';
import type { PlayerHandle } from '@touchline/player';
import { lazy, type RefObject, Suspense } from 'react';
import { positionStore } from '../../state/positions/position-store.ts';

const ResumeNotice = lazy(async () => ({ default: (await import('./resume-notice.tsx')).ResumeNotice }));

const RemotePositionOffer = lazy(async () => ({
  default: (await import('./remote-position-offer.tsx')).RemotePositionOffer,
}));

interface ResumedProps {
  /** Id of the video. */
  video: string;
  /** The viewer's id; null for a visitor. */
  viewer: string | null;
  /** The resumed position, in seconds; null for a video that started at its beginning. */
  seconds: number | null;
  player: RefObject<PlayerHandle | null>;
}

/**
 * The notice over a video: the position at which it resumed, or an offer when the position of another device arrives
 * late.
 */
export function ResumedPlayer({ video, viewer, seconds, player }: ResumedProps) {
  function playFromStart(): void {
    positionStore.startOver(viewer, video);
    player.current?.request({ type: 'seekToFraction', fraction: 0 });
    player.current?.request({ type: 'play' });
  }
  function resumeAt(time: number): void {
    player.current?.request({ type: 'seek', time });
    player.current?.request({ type: 'play' });
  }
  return (
    <Boundary section="resume">
      <Suspense>
        {seconds !== null && <ResumeNotice seconds={seconds} onStart={playFromStart} />}
        {seconds === null && viewer !== null && (
          <RemotePositionOffer video={video} viewer={viewer} onResume={resumeAt} />
        )}
      </Suspense>
    </Boundary>
  );
}

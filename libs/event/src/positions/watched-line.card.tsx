import { type EventView, tellsByLooks, useSpoilers } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Touchline } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { type Position, positionStore } from './position-store.ts';

/** Where the viewer goes on with a video; undefined where they do not, and until that is known. */
function usePosition(video: string): Position | undefined {
  const viewer = useViewer();
  const read = () => (viewer === undefined ? undefined : positionStore.get(viewer?.id ?? null, video));
  return useSyncExternalStore(positionStore.subscribe, read, () => undefined);
}

/**
 * How far a viewer has watched, under a recording's picture, and where they go on, to hear. Who wants no spoilers is told no share, which beside
 * the time would tell how long a match was; the line they see, as they do the player's.
 */
export function WatchedLine({ event }: { event: EventView }) {
  const text = useText('event');
  const formats = useFormats();
  const { hidden } = useSpoilers(event.matchId);
  const position = usePosition(event.id);
  if (!position) return null;
  const { seconds, duration } = position;
  const time = formats.duration(seconds);
  const percent = Math.floor((seconds / duration) * 100);
  const label =
    hidden && tellsByLooks(event)
      ? text('everywhere.position.resume', { time })
      : text('everywhere.position.watched', { percent, time });
  return <Touchline variant="watched" progress={seconds / duration} label={label} onEdge />;
}

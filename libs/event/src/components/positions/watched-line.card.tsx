import { type EventView, revealsByAppearance, useSpoilers } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Touchline } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { type PlaybackPosition, positionStore } from '../../state/positions/position-store.ts';

/** The viewer's position in a video; undefined without a position, and until the viewer is known. */
function usePosition(video: string): PlaybackPosition | undefined {
  const viewer = useViewer();
  const readPosition = () => (viewer === undefined ? undefined : positionStore.get(viewer?.id ?? null, video));
  return useSyncExternalStore(positionStore.subscribe, readPosition, () => undefined);
}

/**
 * The watched share as a line under a recording's picture, with the position as its label. In spoiler-free mode the
 * label has no percentage, because time and percentage together would reveal the length of a match.
 */
export function WatchedLine({ event }: { event: EventView }) {
  const text = useText('event');
  const formats = useFormats();
  const { isHidden } = useSpoilers(event.matchId);
  const position = usePosition(event.id);
  if (!position) return null;
  const { seconds, durationSeconds } = position;
  const time = formats.duration(seconds);
  const percent = Math.floor((seconds / durationSeconds) * 100);
  const label =
    isHidden && revealsByAppearance(event)
      ? text('everywhere.position.resume', { time })
      : text('everywhere.position.watched', { percent, time });
  return <Touchline variant="watched" progress={seconds / durationSeconds} label={label} onEdge />;
}

import { useFormats, useText } from '@touchline/i18n';
import { Button, IconPlay } from '@touchline/ui-kit';
import { getPlayerText } from '../moment-display.ts';
import type { Moment } from '../../api/moment.ts';
import { getAllParts, getLength } from '../programme/condense-moments.ts';
import type { Programme } from '../programme/programme.ts';
import { useRange } from '../programme/short-of-time.tsx';

interface PlayPlayerProps {
  /** Moments of one player. */
  moments: readonly Moment[];
  onPlay: (programme: Programme) => void;
}

/** A button that plays all moments of one player as one programme. */
export function PlayPlayer({ moments, onPlay }: PlayPlayerProps) {
  const text = useText('moments');
  const formats = useFormats();
  const range = useRange();
  const [firstMoment] = moments;
  const parts = range ? getAllParts(moments, range) : [];
  if (!firstMoment || parts.length === 0) return null;
  const playerText = getPlayerText(firstMoment, text);
  return (
    <Button
      icon={<IconPlay size="s" />}
      onClick={() => onPlay({ title: text('programme.of', { who: playerText }), parts })}
    >
      {text('programme.player', { who: playerText, time: formats.duration(getLength(parts)) })}
    </Button>
  );
}

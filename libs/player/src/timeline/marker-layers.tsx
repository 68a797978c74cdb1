import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { IconGoal, IconHand, IconSquare, IconStar } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import type { TimeSpan } from '../engine/engine.ts';
import { fractionOf, percent } from './fraction.ts';
import type { Marker, MarkerLayer } from './marker.ts';
import styles from './marker-layers.module.css';
import { SeekTip } from './seek-tip.tsx';

const pins = { goal: IconGoal, card: IconSquare, save: IconHand, moment: IconStar };

const isPin = (kind: Marker['kind']): kind is keyof typeof pins => kind in pins;

/** Seconds of lead-in, so that a press on a goal shows how it came about. */
const LEAD_IN = 5;

interface MarkerPinProps {
  marker: Marker;
  kind: keyof typeof pins;
  range: TimeSpan;
  onPoint: (isPointed: boolean) => void;
}

/** A moment of the match: a button with a name. */
function MarkerPin({ marker: { label, start }, kind, range, onPoint }: MarkerPinProps) {
  const { request } = usePlayer();
  const Icon = pins[kind];
  return (
    <button
      type="button"
      className={styles.pin}
      data-kind={kind}
      aria-label={label}
      onClick={() => request({ type: 'seek', time: Math.max(range.start, start - LEAD_IN) })}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Icon size="s" />
    </button>
  );
}

interface MarkerLayersProps {
  /** In media seconds. */
  layers: readonly MarkerLayer[];
  range: TimeSpan;
}

/** What features show on the timeline: moments as pins, starts of periods as ticks, stretches as bands. What is outside the range is left out. */
export function MarkerLayers({ layers, range }: MarkerLayersProps) {
  const [pointed, setPointed] = useState<Marker | null>(null);
  if (range.end <= range.start) return null;
  const isWithin = ({ start, end = start }: Marker): boolean => end >= range.start && start <= range.end;
  const draw = (marker: Marker) => {
    const { id, kind, label, start, end, color } = marker;
    const place = {
      '--x': percent(fractionOf(start, range)),
      '--to': percent(fractionOf(end ?? start, range)),
      '--marker': color,
    };
    return (
      <li key={id} className={styles.marker} style={place} data-hot={marker === pointed || undefined}>
        {end !== undefined && <span className={styles.band} data-kind={kind} />}
        {kind === 'period' && <span className={styles.tick} />}
        {isPin(kind) ? (
          <MarkerPin
            marker={marker}
            kind={kind}
            range={range}
            onPoint={(isPointed) => setPointed(isPointed ? marker : null)}
          />
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        )}
      </li>
    );
  };
  return (
    <>
      {layers.map(({ id, label, markers }) => {
        const visible = markers.filter(isWithin);
        return (
          visible.length > 0 && (
            <ul key={id} className={styles.list} aria-label={label}>
              {visible.map(draw)}
            </ul>
          )
        );
      })}
      {pointed && (
        <SeekTip
          time={pointed.start}
          x={fractionOf(pointed.start, range)}
          label={pointed.label}
          detail={pointed.detail}
        />
      )}
    </>
  );
}

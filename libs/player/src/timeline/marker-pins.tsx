import { useText } from '@touchline/i18n';
import { useState } from 'react';
import { IconGoal, IconHand, IconSquare, IconStar } from '../controls/icons.ts';
import { usePlayer } from '../controls/player-context.ts';
import type { TimeSpan } from '../engine/engine.ts';
import { fractionOf, percent } from './fraction.ts';
import type { Marker, MarkerKind } from './marker.ts';
import styles from './marker-pins.module.css';
import { SeekTip } from './seek-tip.tsx';

const pins = { goal: IconGoal, card: IconSquare, save: IconHand, moment: IconStar };

const isPin = (kind: MarkerKind): kind is keyof typeof pins => kind !== 'period';

/** Seconds of lead-in, so that a press on a goal shows how it came about. */
const LEAD_IN = 5;

interface MarkerPinsProps {
  markers: readonly Marker[];
  range: TimeSpan;
}

/** Key moments on the timeline: pins are buttons with a name, period starts are ticks. Outside the range they are left out. */
export function MarkerPins({ markers, range }: MarkerPinsProps) {
  const t = useText('player');
  const { request } = usePlayer();
  const [pointed, setPointed] = useState<Marker | null>(null);
  const visible = markers.filter(({ time }) => time >= range.start && time <= range.end && range.end > range.start);
  if (visible.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('keyMoments')}>
        {visible.map((marker) => {
          const { kind, time, label } = marker;
          const place = { '--x': percent(fractionOf(time, range)) };
          if (!isPin(kind))
            return <li key={`${time}${kind}${label}`} className={styles.tick} style={place} title={label} />;
          const Icon = pins[kind];
          return (
            <li
              key={`${time}${kind}${label}`}
              className={styles.place}
              style={place}
              data-hot={marker === pointed || undefined}
            >
              <button
                type="button"
                className={styles.pin}
                data-kind={kind}
                aria-label={label}
                onClick={() => request({ type: 'seek', time: Math.max(range.start, time - LEAD_IN) })}
                onPointerEnter={() => setPointed(marker)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(marker)}
                onBlur={() => setPointed(null)}
              >
                <Icon size="s" />
              </button>
            </li>
          );
        })}
      </ul>
      {pointed && (
        <SeekTip
          time={pointed.time}
          x={fractionOf(pointed.time, range)}
          label={pointed.label}
          detail={pointed.detail}
        />
      )}
    </>
  );
}

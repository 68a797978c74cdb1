import { useText } from '@touchline/i18n';
import { Suspense, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { createLazyPart } from '../lazy-part.ts';
import { getFraction, toPercent, getTimeAt } from './fraction.ts';
import type { MarkerLayer } from './marker.ts';
import styles from './seek-bar.module.css';
import { useSeekText } from './use-seek-text.ts';
import { useSpokenPosition } from './use-spoken-position.ts';

const SeekTip = createLazyPart(async () => (await import('./seek-tip.tsx')).SeekTip);
const MarkerLayers = createLazyPart(async () => (await import('./marker-layers.tsx')).MarkerLayers);

/** Seconds by which an arrow key and a page key move the position. */
const stepSeconds = 5;
const pageSeconds = 60;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -stepSeconds,
  ArrowRight: stepSeconds,
  PageDown: -pageSeconds,
  PageUp: pageSeconds,
};

interface SeekBarProps {
  /** In media seconds. */
  layers: readonly MarkerLayer[];
}

/**
 * The seek bar: played part, buffered part, the features' markers, and a slider over all of them. A press seeks at
 * once, a drag seeks on release, and keys seek by steps. It runs from left to right in right-to-left pages, too.
 */
export function SeekBar({ layers }: SeekBarProps) {
  const t = useText('player');
  const { request } = usePlayer();
  const track = useRef<HTMLDivElement>(null);
  const [hoverSeconds, setHoverSeconds] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const isLive = usePlayerState((state) => state.live);
  const range = usePlayerState((state) => state.seekRange);
  const time = usePlayerState((state) => state.currentTime);
  const buffered = usePlayerState((state) => state.buffered);
  const seekText = useSeekText();

  // A live stream without a seek range has one position: now.
  const edgePercent = isLive && range.end <= range.start ? toPercent(1) : null;
  const shownSeconds = isDragging && hoverSeconds !== null ? hoverSeconds : time;
  const { spokenPosition, listeners } = useSpokenPosition(shownSeconds, isDragging);
  const getSeconds = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect();
    return box ? getTimeAt(event.clientX, box, range) : time;
  };

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setIsDragging(true);
    setHoverSeconds(getSeconds(event));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    if (!isDragging) return;
    setIsDragging(false);
    request({ type: 'seek', time: getSeconds(event) });
    if (event.pointerType === 'touch') setHoverSeconds(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step !== undefined) request({ type: 'seekBy', seconds: step });
    else if (event.key === 'Home') request({ type: 'seekToFraction', fraction: 0 });
    else if (event.key === 'End') request({ type: 'seekToFraction', fraction: 1 });
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.seek} dir="ltr" data-live={isLive || undefined}>
      {/* A range input can neither show the buffer nor seek only on release. */}
      <div
        ref={track}
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={t('seek')}
        aria-orientation="horizontal"
        aria-valuemin={Math.floor(spokenPosition.start)}
        aria-valuemax={Math.floor(spokenPosition.end)}
        aria-valuenow={Math.floor(spokenPosition.time)}
        aria-valuetext={spokenPosition.text}
        {...listeners}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => setHoverSeconds(getSeconds(event))}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setIsDragging(false)}
        onPointerLeave={() => !isDragging && setHoverSeconds(null)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.rail} />
        {buffered.map((span) => (
          <span
            key={span.start}
            className={styles.buffered}
            style={{
              '--x': toPercent(getFraction(span.start, range)),
              '--to': toPercent(getFraction(span.end, range)),
            }}
          />
        ))}
        <span
          className={styles.played}
          style={{ '--to': edgePercent ?? toPercent(getFraction(shownSeconds, range)) }}
        />
        <span
          className={styles.knob}
          data-knob=""
          style={{ '--x': edgePercent ?? toPercent(getFraction(shownSeconds, range)) }}
        />
      </div>
      <Suspense>{layers.length > 0 && <MarkerLayers layers={layers} range={range} />}</Suspense>
      <Suspense>
        {hoverSeconds !== null && range.end > range.start && (
          <SeekTip
            time={hoverSeconds}
            x={getFraction(hoverSeconds, range)}
            label={seekText.getShortText(hoverSeconds)}
          />
        )}
      </Suspense>
    </div>
  );
}

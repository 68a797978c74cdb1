import { useFormats, useText } from '@touchline/i18n';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import styles from './clip-strip.module.css';
import { type Cut, type Edge, edgeRange, moveCut, moveEdge } from './cut.ts';
import { clipTime } from './clip-time.ts';

interface ClipStripProps {
  cut: Cut;
  there: Cut;
  /** Match seconds from the strip's left edge to its right. */
  window: Cut;
  /** Seconds of one frame. */
  frame: number;
  isPlaying: boolean;
  /** The preview moves it by `--at`, a position along the strip in percent. */
  playhead: RefObject<HTMLSpanElement | null>;
  /** The row of pictures under the clip. */
  film: ReactNode;
  onChange: (cut: Cut, moved: Edge) => void;
  /** Called when the pointer is released or a key has moved the start or end. The window may follow only then. */
  onSettle: (cut: Cut) => void;
}

/** Seconds by which an arrow key and a page key move the start or end. */
const arrowStepSeconds = 1;
const pageStepSeconds = 5;

/** The second to which a key moves the start or end; undefined for other keys. */
function getSecond(key: string, at: number, frame: number, range: Cut, fine: boolean): number | undefined {
  const by = fine ? frame : arrowStepSeconds;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - by;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + by;
    case ',':
      return at - frame;
    case '.':
      return at + frame;
    case 'PageDown':
      return at - pageStepSeconds;
    case 'PageUp':
      return at + pageStepSeconds;
    case 'Home':
      return range.start;
    case 'End':
      return range.end;
    default:
      return undefined;
  }
}

/**
 * The strip of pictures with the clip: a slider each for its start and end, and the part between them, which can be
 * dragged as a whole. It runs left to right in every language, as the player's timeline does.
 */
export function ClipStrip(props: ClipStripProps) {
  const { cut, there, window, frame, isPlaying, playhead, film, onChange, onSettle } = props;
  const text = useText('event');
  const formats = useFormats();
  const strip = useRef<HTMLDivElement>(null);
  /** The dragged part, with the pointer's position and the clip at the start of the drag. */
  const held = useRef<{ part: Edge | 'both'; x: number; cut: Cut } | null>(null);
  const length = window.end - window.start;
  const percent = (second: number): string => `${(((second - window.start) / length) * 100).toFixed(3)}%`;

  function take(event: PointerEvent<HTMLElement>, part: Edge | 'both'): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { part, x: event.clientX, cut };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const hand = held.current;
    const width = strip.current?.getBoundingClientRect().width ?? 0;
    if (!hand || width === 0) return;
    const by = ((event.clientX - hand.x) / width) * length;
    // A drag stays inside the window, which moves after the release.
    const inside = {
      start: Math.max(there.start, window.start),
      end: Math.min(Math.max(there.end, cut.end), window.end),
    };
    if (hand.part === 'both') return onChange(moveCut(hand.cut, by, inside), 'start');
    onChange(moveEdge(hand.cut, hand.part, hand.cut[hand.part] + by, inside), hand.part);
  }

  function letGo(): void {
    if (!held.current) return;
    held.current = null;
    onSettle(cut);
  }

  function onKeyDown(event: KeyboardEvent, edge: Edge): void {
    const range = edgeRange(cut, edge, there);
    const second = getSecond(event.key, cut[edge], frame, range, event.shiftKey);
    if (second === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveEdge(cut, edge, second, there);
    onChange(next, edge);
    onSettle(next);
  }

  const hand = (part: Edge | 'both') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, part),
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });

  return (
    <div
      ref={strip}
      className={styles.strip}
      dir="ltr"
      style={{ '--start': percent(cut.start), '--end': percent(cut.end) }}
    >
      <div className={styles.film}>{film}</div>
      <span className={styles.before} />
      <span className={styles.after} />
      <span className={styles.band} {...hand('both')} />
      {(['start', 'end'] as const).map((edge) => {
        const range = edgeRange(cut, edge, there);
        return (
          <span
            key={edge}
            className={styles.handle}
            data-edge={edge}
            role="slider"
            tabIndex={0}
            aria-label={text(`clips.${edge}`)}
            aria-orientation="horizontal"
            aria-valuemin={Math.floor(range.start)}
            aria-valuemax={Math.ceil(range.end)}
            aria-valuenow={Math.round(cut[edge])}
            aria-valuetext={text('clips.at', {
              time: clipTime(formats, cut[edge]),
              length: formats.duration(Math.round(cut.end - cut.start)),
            })}
            onKeyDown={(event) => onKeyDown(event, edge)}
            {...hand(edge)}
          />
        );
      })}
      <span ref={playhead} className={styles.playhead} data-on={isPlaying || undefined} />
    </div>
  );
}

import { useFormats, useText } from '@touchline/i18n';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import styles from './clip-strip.module.css';
import { type Cut, type Edge, getEdgeRange, moveCut, moveEdge } from './cut.ts';
import { formatClipTime } from './clip-time.ts';

interface ClipStripProps {
  cut: Cut;
  cuttableRange: Cut;
  /** Match seconds at the left and the right edge of the strip. */
  window: Cut;
  /** The length of one video frame, in seconds. */
  frameSeconds: number;
  isPlaying: boolean;
  /** The preview moves the playhead by `--at`, a position along the strip in percent. */
  playheadRef: RefObject<HTMLSpanElement | null>;
  /** The row of pictures under the clip. */
  film: ReactNode;
  onChange: (cut: Cut, movedEdge: Edge) => void;
  /**
   * Called when the pointer is released or a key has moved the start or end. The window moves only
   * then.
   */
  onDragEnd: (cut: Cut) => void;
}

/** Seconds by which an arrow key and a page key move the start or end. */
const arrowStepSeconds = 1;
const pageStepSeconds = 5;

/** The second to which a key moves the start or end; undefined for other keys. */
function getSecondForKey(
  key: string,
  position: number,
  frameSeconds: number,
  range: Cut,
  isFineStep: boolean,
): number | undefined {
  const stepSeconds = isFineStep ? frameSeconds : arrowStepSeconds;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - stepSeconds;
    case 'ArrowRight':
    case 'ArrowUp':
      return position + stepSeconds;
    case ',':
      return position - frameSeconds;
    case '.':
      return position + frameSeconds;
    case 'PageDown':
      return position - pageStepSeconds;
    case 'PageUp':
      return position + pageStepSeconds;
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
  const { cut, cuttableRange, window, frameSeconds, isPlaying, playheadRef, film, onChange, onDragEnd } = props;
  const text = useText('event');
  const formats = useFormats();
  const stripRef = useRef<HTMLDivElement>(null);
  /** The dragged part, with the pointer's position and the clip at the start of the drag. */
  const dragRef = useRef<{ draggedPart: Edge | 'both'; x: number; cut: Cut } | null>(null);
  const length = window.end - window.start;
  const toPercent = (second: number): string => `${(((second - window.start) / length) * 100).toFixed(3)}%`;

  function startDrag(event: PointerEvent<HTMLElement>, draggedPart: Edge | 'both'): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragRef.current = { draggedPart, x: event.clientX, cut };
  }

  function dragTo(event: PointerEvent<HTMLElement>): void {
    const drag = dragRef.current;
    const width = stripRef.current?.getBoundingClientRect().width ?? 0;
    if (!drag || width === 0) return;
    const stepSeconds = ((event.clientX - drag.x) / width) * length;
    // A drag stays inside the window, which moves after the release.
    const pointerRange = {
      start: Math.max(cuttableRange.start, window.start),
      end: Math.min(Math.max(cuttableRange.end, cut.end), window.end),
    };
    if (drag.draggedPart === 'both') return onChange(moveCut(drag.cut, stepSeconds, pointerRange), 'start');
    onChange(
      moveEdge(drag.cut, drag.draggedPart, drag.cut[drag.draggedPart] + stepSeconds, pointerRange),
      drag.draggedPart,
    );
  }

  function endDrag(): void {
    if (!dragRef.current) return;
    dragRef.current = null;
    onDragEnd(cut);
  }

  function onKeyDown(event: KeyboardEvent, edge: Edge): void {
    const range = getEdgeRange(cut, edge, cuttableRange);
    const second = getSecondForKey(event.key, cut[edge], frameSeconds, range, event.shiftKey);
    if (second === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const newCut = moveEdge(cut, edge, second, cuttableRange);
    onChange(newCut, edge);
    onDragEnd(newCut);
  }

  const getDragProps = (draggedPart: Edge | 'both') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, draggedPart),
    onPointerMove: dragTo,
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  });

  return (
    <div
      ref={stripRef}
      className={styles.strip}
      dir="ltr"
      style={{ '--start': toPercent(cut.start), '--end': toPercent(cut.end) }}
    >
      <div className={styles.film}>{film}</div>
      <span className={styles.before} />
      <span className={styles.after} />
      <span className={styles.band} {...getDragProps('both')} />
      {(['start', 'end'] as const).map((edge) => {
        const range = getEdgeRange(cut, edge, cuttableRange);
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
              time: formatClipTime(formats, cut[edge]),
              length: formats.duration(Math.round(cut.end - cut.start)),
            })}
            onKeyDown={(event) => onKeyDown(event, edge)}
            {...getDragProps(edge)}
          />
        );
      })}
      <span ref={playheadRef} className={styles.playhead} data-on={isPlaying || undefined} />
    </div>
  );
}

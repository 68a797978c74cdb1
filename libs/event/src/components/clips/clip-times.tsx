import { clipLimits } from '@touchline/contract';
import { useFormats, useText } from '@touchline/i18n';
import { IconButton, IconChevronLeft, IconChevronRight } from '@touchline/ui-kit';
import styles from './clip-panel.module.css';
import { formatClipTime } from './clip-time.ts';
import { type Cut, type Edge, moveEdge } from './cut.ts';

interface ClipTimesProps {
  cut: Cut;
  cuttableRange: Cut;
  /** The length of one video frame, in seconds. */
  frameSeconds: number;
  onChange: (cut: Cut, movedEdge: Edge) => void;
}

/** Start, length and end as numbers, with buttons that move the start or end by one frame. */
export function ClipTimes({ cut, cuttableRange, frameSeconds, onChange }: ClipTimesProps) {
  const text = useText('event');
  const formats = useFormats();
  const edges = (['start', 'end'] as const).map((edge) => (
    <div key={edge} className={styles.edge} role="group" aria-label={text(`clips.${edge}`)}>
      <span className={styles.name} dir="auto">
        {text(`clips.short.${edge}`)}
      </span>
      <span className={styles.steps} dir="ltr">
        <IconButton
          label={text('clips.frameBack')}
          onClick={() => onChange(moveEdge(cut, edge, cut[edge] - frameSeconds, cuttableRange), edge)}
        >
          <IconChevronLeft />
        </IconButton>
        <b className={styles.time}>{formatClipTime(formats, cut[edge])}</b>
        <IconButton
          label={text('clips.frameOn')}
          onClick={() => onChange(moveEdge(cut, edge, cut[edge] + frameSeconds, cuttableRange), edge)}
        >
          <IconChevronRight />
        </IconButton>
      </span>
    </div>
  ));
  return (
    // The strip above runs left to right in every language, so the start is at the left here.
    <div className={styles.times} dir="ltr">
      {edges}
      <p className={styles.length} dir="auto">
        {text('clips.length', { seconds: Math.round(cut.end - cut.start), most: clipLimits.most })}
      </p>
    </div>
  );
}

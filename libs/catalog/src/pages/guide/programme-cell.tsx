import { eventPath, type EventView, type IntentListeners, ProgrammeTitle } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useFormats, useText } from '@touchline/i18n';
import { IconHistory, VisuallyHidden } from '@touchline/ui-kit';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router-dom';
import type { ActiveCell } from './press-guide-key.ts';
import type { PositionedProgramme, ProgrammeState } from './position-programmes.ts';
import { getCellTimeAttributes } from './press-guide-key.ts';
import styles from './guide.module.css';

const minuteMs = 60_000;

/** Shorter programmes have no space for their text. */
const minTextDurationMs = 20 * minuteMs;

export interface ProgrammeCellProps {
  channel: EventView;
  /** Prefetch the channel's page before a press. */
  intentListeners: IntentListeners;
  positionedProgramme: PositionedProgramme;
  dayStart: number;
  state: ProgrammeState;
  /**
   * The condition for the text. `wholeDay`: on phones only while the whole day is open. `onPhones`: on phones only, for
   * the programme after the day.
   */
  textVisibility: 'always' | 'wholeDay' | 'onPhones';
  /** True for the cell that gets the focus by Tab. */
  isTabbable: boolean;
  onActive: (cell: ActiveCell) => void;
  onDetails: (channel: EventView, programme: Program) => void;
}

/**
 * A programme of a row. The current one links to its channel, and a recorded one to the recording; others open their
 * details.
 */
export const ProgrammeCell = memo(function ProgrammeCell(props: ProgrammeCellProps) {
  const {
    channel,
    intentListeners,
    positionedProgramme,
    dayStart,
    state,
    textVisibility,
    isTabbable,
    onActive,
    onDetails,
  } = props;
  const { programme, startMs, endMs, key } = positionedProgramme;
  const text = useText('catalog');
  const formats = useFormats();
  const recordingId = state === 'past' ? programme.event_id : undefined;
  const cellProps = {
    className: styles.programme,
    tabIndex: isTabbable ? 0 : -1,
    onFocusCapture: () => onActive({ channel: channel.id, programme: key }),
    ...getCellTimeAttributes({ start: startMs, end: endMs }),
  };
  const textElement = (
    <span className={styles.words}>
      <span className={styles.title}>
        {recordingId !== undefined && <IconHistory size="s" />}
        <span className={styles.name}>
          <ProgrammeTitle programme={programme} />
        </span>
      </span>
      <span className={`num ltr zoned ${styles.time}`}>
        {text('guide.span', { from: formats.time(programme.start_date), to: formats.time(programme.end_date) })}
      </span>
      {state === 'now' && <VisuallyHidden>{text('guide.onNow')}</VisuallyHidden>}
      {recordingId !== undefined && <VisuallyHidden>{text('guide.recorded')}</VisuallyHidden>}
    </span>
  );
  const gridStyle = { '--at': (startMs - dayStart) / minuteMs, '--for': (endMs - startMs) / minuteMs } as CSSProperties;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={gridStyle}
      data-state={state}
      data-shown={textVisibility}
      data-short={endMs - startMs < minTextDurationMs || undefined}
    >
      {state === 'now' ? (
        <Link to={eventPath(channel)} {...cellProps} {...intentListeners}>
          {textElement}
        </Link>
      ) : recordingId !== undefined ? (
        <Link to={eventPath({ id: recordingId, status: 'archived' })} {...cellProps}>
          {textElement}
        </Link>
      ) : (
        <button
          type="button"
          data-prints=""
          {...cellProps}
          aria-haspopup="dialog"
          onClick={() => onDetails(channel, programme)}
        >
          {textElement}
        </button>
      )}
    </div>
  );
});

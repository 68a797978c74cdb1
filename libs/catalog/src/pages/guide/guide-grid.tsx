import { type EventView, useRowScrollRestoration } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { lazyOnce, useErrorText, useNotify } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, IconButton, IconChevronLeft, IconChevronRight, IconClock } from '@touchline/ui-kit';
import { type ComponentType, type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type GuideDay, guideTickMs, getHours, getSpan } from './guide-day.ts';
import { GuideRow } from './guide-row.tsx';
import { initialRowCount } from '../../api/guide-queries.ts';
import { type ActiveCell, pressGuideKey } from './press-guide-key.ts';
import type { ProgrammeDetailsProps } from './programme-details.tsx';
import { useTimeline } from './use-timeline.ts';
import styles from './guide.module.css';

const minuteMs = 60_000;

const loadDetails = lazyOnce(async () => (await import('./programme-details.tsx')).ProgrammeDetails);

/** A programme whose details are shown. */
interface OpenedProgramme {
  channel: EventView;
  programme: Program;
}

/** Loads the dialog when a viewer opens details for the first time. */
function useDetails() {
  const notify = useNotify();
  const errorText = useErrorText();
  const [openedProgramme, setOpenedProgramme] = useState<OpenedProgramme>();
  const [Details, setDetails] = useState<ComponentType<ProgrammeDetailsProps>>();
  const openProgramme = useCallback(
    (channel: EventView, programme: Program) => {
      setOpenedProgramme({ channel, programme });
      loadDetails().then(
        (Loaded) => setDetails(() => Loaded),
        (error: unknown) => notify('danger', errorText(error)),
      );
    },
    [notify, errorText],
  );
  return {
    open: openProgramme,
    details: Details && openedProgramme && (
      <Details {...openedProgramme} onClose={() => setOpenedProgramme(undefined)} />
    ),
  };
}

/** A grid of channels and hours; on a phone, a list per channel. */
export function GuideGrid({ channels, day }: { channels: readonly EventView[]; day: GuideDay }) {
  const text = useText('catalog');
  const formats = useFormats();
  const now = useNow(guideTickMs);
  const span = getSpan(day, now, formats);
  const [activeCell, setActive] = useState<ActiveCell>();
  const { open, details } = useDetails();
  const scrollRestoration = useRowScrollRestoration('guide');
  const timeline = useTimeline({ scrollRestoration, day, start: span.startMs, now });
  const focusedTime = useRef(now);
  useLayoutEffect(() => {
    // The current time of day, on the selected day, until a key or a press changes it.
    focusedTime.current = span.startMs + ((now - formats.dayStart(now)) % (span.endMs - span.startMs));
    // oxlint-disable-next-line react/exhaustive-deps -- a tick of the clock must not move the view
  }, [span.startMs]);

  const activeCellInGrid = channels.some(({ id }) => id === activeCell?.channel) ? activeCell : undefined;
  const isToday = day === 'today';
  // Hides an hour label under the label of the current time.
  const isCoveredByClock = (hour: number) => isToday && now > hour - 8 * minuteMs && now < hour + 20 * minuteMs;
  const gridSize = {
    '--day': (span.endMs - span.startMs) / minuteMs,
    '--now': (now - span.startMs) / minuteMs,
  } as CSSProperties;
  return (
    <div className={styles.guide} style={gridSize}>
      <div className={styles.tools}>
        {isToday && (
          <Button size="s" icon={<IconClock size="s" />} onClick={timeline.scrollToNow}>
            {text('guide.now')}
          </Button>
        )}
        <IconButton label={text('guide.earlier')} onClick={() => timeline.scrollByPage(-1)}>
          <IconChevronLeft />
        </IconButton>
        <IconButton label={text('guide.later')} onClick={() => timeline.scrollByPage(1)}>
          <IconChevronRight />
        </IconButton>
      </div>
      <div className={styles.ruler} aria-hidden="true">
        <div ref={timeline.ruler} className={styles.window}>
          <div className={styles.hours}>
            {getHours(span).map((hour) => (
              <span
                key={hour}
                className={`num zoned ${styles.hour}`}
                style={{ '--at': (hour - span.startMs) / minuteMs } as CSSProperties}
              >
                {!isCoveredByClock(hour) && formats.time(hour)}
              </span>
            ))}
            {isToday && <span className={`num zoned ${styles.clock}`}>{formats.time(now)}</span>}
          </div>
        </div>
      </div>
      <div
        ref={timeline.scroller}
        className={styles.scroller}
        data-row={scrollRestoration.name}
        onScroll={timeline.onScroll}
      >
        <div className={styles.body}>
          <div
            role="grid"
            tabIndex={-1}
            aria-label={text('guide.title')}
            onKeyDown={(event) => pressGuideKey(event, focusedTime)}
          >
            {channels.map((channel, index) => (
              <GuideRow
                key={channel.id}
                channel={channel}
                rowIndex={index}
                start={span.startMs}
                end={span.endMs}
                now={now}
                isInHtml={index < initialRowCount}
                isEntry={index === 0 && !activeCellInGrid}
                activeCell={activeCellInGrid?.channel === channel.id ? activeCellInGrid : undefined}
                onActive={setActive}
                onDetails={open}
              />
            ))}
          </div>
          {isToday && <span className={styles.nowLine} aria-hidden="true" />}
        </div>
      </div>
      {details}
    </div>
  );
}

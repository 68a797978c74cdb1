import { reserveBottomSpace } from '@touchline/feature-kit/corner';
import { useFormats, useText } from '@touchline/i18n';
import { useMarkers, useRemoteState } from '@touchline/player/remote';
import {
  Button,
  IconButton,
  IconPause,
  IconPlay,
  IconRotateCcw,
  IconSkipBack,
  IconSkipForward,
  IconX,
  joinClasses,
} from '@touchline/ui-kit';
import { Slider } from '@touchline/ui-kit/slider';
import { type RefCallback, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getLength } from './condense-moments.ts';
import { getElapsed, toMatchPosition } from './programme.ts';
import styles from './programme-bar.module.css';
import type { ProgrammeControl, RunningProgramme } from './use-programme.ts';

interface ProgrammeBarProps extends Omit<ProgrammeControl, 'runningProgramme' | 'startProgramme'> {
  runningProgramme: RunningProgramme;
}

/**
 * Moves the focus of removed buttons to the first button of the bar: at the programme's end, "Watch again" replaces the
 * controls.
 * @returns the ref of the parts that replace each other
 */
function useFocusInBar(isOver: boolean): RefCallback<HTMLElement> {
  const barRef = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    barRef.current?.querySelector('button')?.focus();
    barRef.current = null;
  }, [isOver]);
  return useCallback(
    (element) => () => {
      if (element?.contains(document.activeElement)) barRef.current = element.closest('section');
    },
    [],
  );
}

/**
 * The timeline of a programme at the lower edge of the window. With `data-programme`, the player's box keeps that
 * space free. All parts look the same, so that it does not reveal the moments. The player's seek bar shows the parts as
 * bands.
 */
export function ProgrammeBar({
  runningProgramme: { programme, index, isOver },
  seekInProgramme,
  changePart,
  togglePause,
  stopProgramme,
}: ProgrammeBarProps) {
  const text = useText('moments');
  const formats = useFormats();
  const { parts, title } = programme;
  const totalSeconds = getLength(parts);
  const playedSeconds = useRemoteState((state) => Math.round(state ? getElapsed(programme, index, state.position) : 0));
  const isPlaying = useRemoteState((state) => state?.status === 'playing');
  const rememberFocus = useFocusInBar(isOver);
  const elapsedSeconds = isOver ? Math.round(totalSeconds) : playedSeconds;
  // During a drag the handle follows the pointer and not the video.
  const [draggedPosition, setDraggedPosition] = useState<number | null>(null);
  const partMarkers = useMemo(
    () =>
      parts.map(({ start, end }) => {
        const label = formats.duration(start);
        return { id: String(start), start, end, kind: 'selection', label } as const;
      }),
    [parts, formats],
  );
  useMarkers({ id: 'programme', label: title }, partMarkers);

  function getPartText(second: number): string {
    const partIndex = toMatchPosition(programme, second).index;
    const currentPart = parts[partIndex];
    const time = formats.duration(currentPart ? currentPart.end - currentPart.start : 0);
    return text('programme.part', { number: partIndex + 1, of: parts.length, time });
  }

  return (
    <section ref={reserveBottomSpace} className={styles.bar} data-programme="" aria-label={title}>
      <div className={styles.head}>
        {!isOver && (
          // Players have these controls in the same order in every language.
          <div ref={rememberFocus} className={styles.controls} dir="ltr">
            <IconButton label={text('programme.previous')} onClick={() => changePart('previous')}>
              <IconSkipBack />
            </IconButton>
            <IconButton label={text(isPlaying ? 'programme.pause' : 'programme.play')} onClick={togglePause}>
              {isPlaying ? <IconPause /> : <IconPlay />}
            </IconButton>
            <IconButton
              label={text('programme.next')}
              aria-disabled={index === parts.length - 1 || undefined}
              onClick={() => changePart('next')}
            >
              <IconSkipForward />
            </IconButton>
          </div>
        )}
        <p className={styles.title}>{title}</p>
        <p className={joinClasses('num', styles.left)} role={isOver ? 'status' : undefined}>
          {isOver
            ? text('programme.over')
            : text('programme.left', { time: formats.duration(Math.max(0, totalSeconds - elapsedSeconds)) })}
        </p>
        {isOver && (
          <span ref={rememberFocus}>
            <Button size="s" icon={<IconRotateCcw size="s" />} onClick={() => seekInProgramme(0)}>
              {text('programme.again')}
            </Button>
          </span>
        )}
        <IconButton label={text('programme.stop')} onClick={stopProgramme}>
          <IconX />
        </IconButton>
      </div>
      <div className={styles.line} dir="ltr">
        <div className={styles.parts} aria-hidden="true">
          {parts.map(({ start, end }) => (
            <span key={start} className={styles.part} style={{ flexGrow: end - start }} />
          ))}
        </div>
        <Slider
          direction="ltr"
          value={[draggedPosition ?? elapsedSeconds]}
          max={Math.max(1, Math.round(totalSeconds))}
          labels={[text('programme.timeline')]}
          valueText={getPartText}
          onChange={([second]) => setDraggedPosition(second ?? null)}
          onCommit={([second]) => {
            setDraggedPosition(null);
            if (second !== undefined) seekInProgramme(second);
          }}
        />
      </div>
    </section>
  );
}

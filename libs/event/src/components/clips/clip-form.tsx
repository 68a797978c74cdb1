import { eventSignIn, type EventView } from '@touchline/content';
import { clipLimits, tidyLine } from '@touchline/contract';
import { Slot, useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Film, Preview, useFootage } from '@touchline/player/preview';
import { usePlayerRemote } from '@touchline/player/remote';
import { Badge, Button, Field, IconPause, IconPlay, IconScissors, Input, Notice, Spinner } from '@touchline/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipEditor, PlayingVideo } from './clip-editor.ts';
import styles from './clip-panel.module.css';
import { ClipStrip } from './clip-strip.tsx';
import { ClipTimes } from './clip-times.tsx';
import {
  type Cut,
  centerCut,
  fitCutToRange,
  type Edge,
  getSecondsUntilEnd,
  createWindowAround,
  fitWindow,
} from './cut.ts';
import type { Draft } from '../../state/draft-store.ts';
import type { ClipSaving } from './use-clip-saving.ts';

interface ClipFormProps {
  view: EventView;
  draft: Draft;
  playing: PlayingVideo;
  /** The part of the video that can be cut; null while it is unknown. */
  cuttableRange: Cut | null;
  problem: string | undefined;
  onChange: ClipEditor['change'];
  onSave: ClipSaving['save'];
}

/** The form for cutting. A spinner of the same size replaces it until the player's position is known. */
export function ClipForm(props: ClipFormProps) {
  const { view, draft, cuttableRange, onChange } = props;
  const text = useText('event');
  const formats = useFormats();
  const remote = usePlayerRemote();
  const { cut, title } = draft;
  const isFittedRef = useRef(false);
  /** The generated title. It follows the clip's start until the viewer writes a title. */
  const generatedTitleRef = useRef<string>(undefined);

  useEffect(() => {
    const getTitle = ({ start }: Cut) =>
      text('clips.named', { match: view.safeTitle, time: formats.duration(Math.floor(start)) }).slice(
        0,
        clipLimits.title,
      );
    if (cuttableRange && cut && isFittedRef.current && title === generatedTitleRef.current) {
      generatedTitleRef.current = getTitle(cut);
      if (title !== generatedTitleRef.current) onChange({ title: generatedTitleRef.current });
    }
    if (!cuttableRange || isFittedRef.current) return;
    isFittedRef.current = true;
    // A clip that was marked at the live edge may end in the future.
    const isEndInFuture = cut !== null && getSecondsUntilEnd(cut, cuttableRange) > 0;
    const positionSeconds = remote.state.get()?.position ?? cuttableRange.end;
    const initialCut = cut
      ? isEndInFuture
        ? cut
        : fitCutToRange(cut, cuttableRange)
      : centerCut(positionSeconds, cuttableRange);
    generatedTitleRef.current = getTitle(initialCut);
    onChange({ cut: initialCut, title: title || generatedTitleRef.current });
  }, [cuttableRange, cut, title, remote, text, formats, view.safeTitle, onChange]);

  if (!cuttableRange || !cut) {
    return (
      <div className={styles.waiting} role="status" aria-label={text('clips.waiting')}>
        <Spinner size="l" />
      </div>
    );
  }
  return <CuttingForm {...props} cuttableRange={cuttableRange} cut={cut} />;
}

/** The time, in seconds, of the clip's first or last frame. */
const getEdgeFrameSeconds = (cut: Cut, edge: Edge, frameRate: number): number =>
  edge === 'start' ? cut.start : Math.max(cut.start, cut.end - 1 / frameRate);

const filmPictureCount = 7;

function CuttingForm({
  view,
  draft,
  playing,
  cuttableRange,
  cut,
  problem,
  onChange,
  onSave,
}: ClipFormProps & { cuttableRange: Cut; cut: Cut }) {
  const text = useText('event');
  const formats = useFormats();
  const remote = usePlayerRemote();
  const viewer = useViewer();
  const [window, setWindow] = useState(() => createWindowAround(cut, cuttableRange));
  const [edge, setEdge] = useState<Edge>('start');
  const [isPlaying, setIsPlaying] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const playheadRef = useRef<HTMLSpanElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const footage = useFootage(playing, cut.start);
  const visibleFootage = footage === 'broken' ? null : footage;
  const frameRate = visibleFootage?.frameRate() ?? 25;

  // The match pauses, so that only the preview has sound. It resumes when the preview stops.
  useEffect(() => (isPlaying ? remote.pauseFor('clip preview') : undefined), [isPlaying, remote]);

  const onFrame = useCallback(
    (second: number) => {
      const fraction = (second - window.start) / (window.end - window.start);
      playheadRef.current?.style.setProperty('--at', `${(fraction * 100).toFixed(2)}%`);
    },
    [window],
  );

  function change(newCut: Cut, movedEdge: Edge): void {
    setEdge(movedEdge);
    onChange({ cut: newCut });
  }
  const moveWindowToCut = (finalCut: Cut) =>
    setWindow((previousWindow) => fitWindow(previousWindow, finalCut, cuttableRange));
  // A start or end that was marked in the player may be outside of the strip's window.
  const shownWindow = fitWindow(window, cut, cuttableRange);
  const isOutOfWindow = cut.start < window.start || cut.end > window.end;
  if (isOutOfWindow && shownWindow !== window) setWindow(shownWindow);

  const title = tidyLine(draft.title);
  const remainingSeconds = getSecondsUntilEnd(cut, cuttableRange);
  function submitClip(): void {
    setIsConfirming(true);
    if (title === '') titleRef.current?.focus();
    else onSave({ title, start: cut.start, end: cut.end });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (viewer && remainingSeconds === 0) submitClip();
      }}
    >
      <div className={styles.picture}>
        <Preview
          footage={visibleFootage}
          stretch={cut}
          at={getEdgeFrameSeconds(cut, edge, frameRate)}
          playing={isPlaying}
          onFrame={onFrame}
        />
        {footage === null && <Spinner size="l" />}
        <span className={styles.badges}>
          <Badge>
            <bdi>{formats.duration(Math.round(cut.end - cut.start))}</bdi>
          </Badge>
          {visibleFootage && (
            <Button
              size="s"
              variant="neutral"
              icon={isPlaying ? <IconPause size="s" /> : <IconPlay size="s" filled />}
              aria-pressed={isPlaying}
              onClick={() => setIsPlaying(!isPlaying)}
            >
              {text('clips.preview')}
            </Button>
          )}
        </span>
      </div>
      {footage === 'broken' && <Notice tone="warning">{text('clips.noPreview')}</Notice>}
      <ClipStrip
        cut={cut}
        cuttableRange={cuttableRange}
        window={window}
        frameSeconds={1 / frameRate}
        isPlaying={isPlaying}
        playheadRef={playheadRef}
        film={<Film footage={visibleFootage} source={playing} window={window} count={filmPictureCount} />}
        onChange={change}
        onDragEnd={moveWindowToCut}
      />
      <ClipTimes
        cut={cut}
        cuttableRange={cuttableRange}
        frameSeconds={1 / frameRate}
        onChange={(next, movedEdge) => {
          change(next, movedEdge);
          moveWindowToCut(next);
        }}
      />
      <Field label={text('clips.title')} error={isConfirming && title === '' ? text('clips.titleMissing') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={titleRef}
            value={draft.title}
            maxLength={clipLimits.title}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
        )}
      </Field>
      {problem !== undefined && <Notice tone="danger">{text('clips.failed', { reason: problem })}</Notice>}
      {remainingSeconds > 0 && <p className={styles.hint}>{text('clips.toCome', { seconds: remainingSeconds })}</p>}
      {viewer === null ? (
        <div className={styles.signIn}>
          <Slot of={eventSignIn} props={{ event: view, label: text('clips.signIn') }} />
        </div>
      ) : (
        <Button
          type="submit"
          variant="brand"
          block
          icon={<IconScissors />}
          disabled={viewer === undefined || remainingSeconds > 0}
        >
          {text('clips.save')}
        </Button>
      )}
    </form>
  );
}

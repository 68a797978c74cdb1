import { eventSignIn, type EventView } from '@touchline/content';
import { clipLimits, tidyLine } from '@touchline/contract';
import { Slot, useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Film, Preview, useFootage } from '@touchline/player/preview';
import { usePlayerRemote } from '@touchline/player/remote';
import { Badge, Button, Field, IconPause, IconPlay, IconScissors, Input, Notice, Spinner } from '@touchline/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipEditor, Playing } from './clip-editor.ts';
import styles from './clip-panel.module.css';
import { ClipStrip } from './clip-strip.tsx';
import { ClipTimes } from './clip-times.tsx';
import {
  type Cut,
  createCutAround,
  cutOfStretch,
  type Edge,
  getSecondsUntilEnd,
  createWindowAround,
  windowFor,
} from './cut.ts';
import type { Draft } from './draft-store.ts';
import type { ClipSaving } from './use-clip-saving.ts';

interface ClipFormProps {
  view: EventView;
  draft: Draft;
  playing: Playing;
  /** The part of the video that can be cut; null while it is unknown. */
  there: Cut | null;
  problem: string | undefined;
  onChange: ClipEditor['change'];
  onSave: ClipSaving['save'];
}

/** The form for cutting. A spinner of the same size replaces it until the player's position is known. */
export function ClipForm(props: ClipFormProps) {
  const { view, draft, there, onChange } = props;
  const text = useText('event');
  const formats = useFormats();
  const remote = usePlayerRemote();
  const { cut, title } = draft;
  const isFitted = useRef(false);
  /** The generated title. It follows the clip's start until the viewer writes a title. */
  const given = useRef<string>(undefined);

  useEffect(() => {
    const getTitle = ({ start }: Cut) =>
      text('clips.named', { match: view.safeTitle, time: formats.duration(Math.floor(start)) }).slice(
        0,
        clipLimits.title,
      );
    if (there && cut && isFitted.current && title === given.current) {
      given.current = getTitle(cut);
      if (title !== given.current) onChange({ title: given.current });
    }
    if (!there || isFitted.current) return;
    isFitted.current = true;
    // A clip that was marked at the live edge may end in the future.
    const isToCome = cut !== null && getSecondsUntilEnd(cut, there) > 0;
    const moment = remote.state.get()?.position ?? there.end;
    const fitted = cut ? (isToCome ? cut : cutOfStretch(cut, there)) : createCutAround(moment, there);
    given.current = getTitle(fitted);
    onChange({ cut: fitted, title: title || given.current });
  }, [there, cut, title, remote, text, formats, view.safeTitle, onChange]);

  if (!there || !cut) {
    return (
      <div className={styles.waiting} role="status" aria-label={text('clips.waiting')}>
        <Spinner size="l" />
      </div>
    );
  }
  return <Cutting {...props} there={there} cut={cut} />;
}

/** The time, in seconds, of the clip's first or last frame. */
const getPicture = (cut: Cut, edge: Edge, rate: number): number =>
  edge === 'start' ? cut.start : Math.max(cut.start, cut.end - 1 / rate);

const filmPictures = 7;

function Cutting({
  view,
  draft,
  playing,
  there,
  cut,
  problem,
  onChange,
  onSave,
}: ClipFormProps & { there: Cut; cut: Cut }) {
  const text = useText('event');
  const formats = useFormats();
  const remote = usePlayerRemote();
  const viewer = useViewer();
  const [window, setWindow] = useState(() => createWindowAround(cut, there));
  const [edge, setEdge] = useState<Edge>('start');
  const [isPlaying, play] = useState(false);
  const [asked, ask] = useState(false);
  const playhead = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const footage = useFootage(playing, cut.start);
  const seen = footage === 'broken' ? null : footage;
  const rate = seen?.frameRate() ?? 25;

  // The match pauses, so that only the preview has sound. It resumes when the preview stops.
  useEffect(() => (isPlaying ? remote.pauseFor('clip preview') : undefined), [isPlaying, remote]);

  const onFrame = useCallback(
    (second: number) => {
      const at = (second - window.start) / (window.end - window.start);
      playhead.current?.style.setProperty('--at', `${(at * 100).toFixed(2)}%`);
    },
    [window],
  );

  function change(next: Cut, moved: Edge): void {
    setEdge(moved);
    onChange({ cut: next });
  }
  const settle = (settled: Cut) => setWindow((before) => windowFor(before, settled, there));
  // A start or end that was marked in the player may be outside of the strip's window.
  const shown = windowFor(window, cut, there);
  const isOut = cut.start < window.start || cut.end > window.end;
  if (isOut && shown !== window) setWindow(shown);

  const title = tidyLine(draft.title);
  const toCome = getSecondsUntilEnd(cut, there);
  function save(): void {
    ask(true);
    if (title === '') field.current?.focus();
    else onSave({ title, start: cut.start, end: cut.end });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (viewer && toCome === 0) save();
      }}
    >
      <div className={styles.picture}>
        <Preview footage={seen} stretch={cut} at={getPicture(cut, edge, rate)} playing={isPlaying} onFrame={onFrame} />
        {footage === null && <Spinner size="l" />}
        <span className={styles.badges}>
          <Badge>
            <bdi>{formats.duration(Math.round(cut.end - cut.start))}</bdi>
          </Badge>
          {seen && (
            <Button
              size="s"
              variant="neutral"
              icon={isPlaying ? <IconPause size="s" /> : <IconPlay size="s" filled />}
              aria-pressed={isPlaying}
              onClick={() => play(!isPlaying)}
            >
              {text('clips.preview')}
            </Button>
          )}
        </span>
      </div>
      {footage === 'broken' && <Notice tone="warning">{text('clips.noPreview')}</Notice>}
      <ClipStrip
        cut={cut}
        there={there}
        window={window}
        frame={1 / rate}
        isPlaying={isPlaying}
        playhead={playhead}
        film={<Film footage={seen} source={playing} window={window} count={filmPictures} />}
        onChange={change}
        onSettle={settle}
      />
      <ClipTimes
        cut={cut}
        there={there}
        frame={1 / rate}
        onChange={(next, moved) => {
          change(next, moved);
          settle(next);
        }}
      />
      <Field label={text('clips.title')} error={asked && title === '' ? text('clips.titleMissing') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={draft.title}
            maxLength={clipLimits.title}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
        )}
      </Field>
      {problem !== undefined && <Notice tone="danger">{text('clips.failed', { reason: problem })}</Notice>}
      {toCome > 0 && <p className={styles.hint}>{text('clips.toCome', { seconds: toCome })}</p>}
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
          disabled={viewer === undefined || toCome > 0}
        >
          {text('clips.save')}
        </Button>
      )}
    </form>
  );
}

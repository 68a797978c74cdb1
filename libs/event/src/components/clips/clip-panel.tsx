import { useText } from '@touchline/i18n';
import { type Marker, useMarkers, useRemoteState } from '@touchline/player/remote';
import { IconButton, IconX } from '@touchline/ui-kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ClipEditor, PlayingVideo } from './clip-editor.ts';
import { ClipForm } from './clip-form.tsx';
import { SavedClip } from './saved-clip.tsx';
import styles from './clip-panel.module.css';
import type { Cut } from './cut.ts';
import type { Draft } from '../../state/draft-store.ts';
import { useClipSaving } from './use-clip-saving.ts';

export interface ClipPanelProps {
  editor: ClipEditor;
  draft: Draft;
  playing: PlayingVideo;
}

/** Shows the current clip as a band on the player's seek bar. */
function useSeekBarBand(cut: Cut | null): void {
  const text = useText('event');
  const label = text('clips.band');
  const markers = useMemo<readonly Marker[]>(
    () => (cut ? [{ id: 'cut', kind: 'selection', start: cut.start, end: cut.end, label }] : []),
    [cut, label],
  );
  useMarkers({ id: 'clip', label }, markers);
}

/** The clip editor: the form, then the saved clip. Closing it discards the draft. */
export function ClipPanel({ editor, draft, playing }: ClipPanelProps) {
  const text = useText('event');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const cuttableRange = useCuttableRange();
  const clipSaving = useClipSaving(editor.view);
  const { savedClip } = clipSaving;
  // Another clip of the same match gets a new form.
  const [formKey, setFormKey] = useState(0);
  // The panel keeps its height. Otherwise the content below would move under a second press.
  const [height, setHeight] = useState<number>();
  useSeekBarBand(savedClip ? null : draft.cut);

  useEffect(() => {
    if (!editor.shouldFocus) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the panel opens: a later run would take the focus from a pressed control
  }, []);

  const isClipSaved = savedClip !== null;
  const wasClipSavedRef = useRef(isClipSaved);
  useEffect(() => {
    if (wasClipSavedRef.current === isClipSaved) return;
    wasClipSavedRef.current = isClipSaved;
    const { activeElement } = document;
    // The pressed button is removed and has lost the focus. On a phone its replacement may be above the visible part of
    // the page.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
    if (!isClipSaved && clipSaving.problem !== undefined)
      return panel.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isClipSaved, clipSaving.problem]);

  function close(): void {
    editor.close();
    document.querySelector<HTMLElement>('[data-clip-button]')?.focus();
  }

  function startNewClip(): void {
    clipSaving.clearSavedClip();
    setFormKey(formKey + 1);
    editor.openPanel();
  }

  return (
    <section
      ref={panel}
      className={styles.panel}
      style={{ minBlockSize: savedClip ? height : undefined }}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
          {text(savedClip ? 'clips.made' : 'clips.create')}
        </h2>
        <IconButton label={text('clips.close')} onClick={close}>
          <IconX />
        </IconButton>
      </div>
      {savedClip ? (
        <SavedClip view={editor.view} savedClip={savedClip} onNewClip={startNewClip} />
      ) : (
        <ClipForm
          key={formKey}
          view={editor.view}
          draft={draft}
          playing={playing}
          cuttableRange={cuttableRange}
          problem={clipSaving.problem}
          onChange={editor.change}
          onSave={(variables) => {
            setHeight(panel.current?.offsetHeight);
            clipSaving.save(variables);
          }}
        />
      )}
    </section>
  );
}

const floorToTenths = (seconds: number): number => Math.floor(seconds * 10) / 10;

/**
 * The part of the match that can be cut: the player's range in match seconds. Null before its first frame; a player
 * without a range keeps the last one.
 */
function useCuttableRange(): Cut | null {
  const start = useRemoteState((state) => state && Math.ceil(Math.max(0, state.range.start)));
  const end = useRemoteState((state) => state && floorToTenths(state.range.end));
  const [lastRange, setLastRange] = useState<Cut | null>(null);
  if (start === null || end === null || end <= start) return lastRange;
  if (lastRange?.start === start && lastRange.end === end) return lastRange;
  const next = { start, end };
  setLastRange(next);
  return next;
}

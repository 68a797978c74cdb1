import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '@touchline/feature-kit';
import { useClipEditor } from './clip-editor.ts';
import styles from './clip-editor-mount.module.css';

const ClipPanel = lazy(async () => ({ default: (await import('./clip-panel.tsx')).ClipPanel }));

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Renders the open clip editor next to the player, or over the picture in full screen. */
export function ClipEditorMount() {
  const editor = useClipEditor();
  const fullscreenElement = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  );
  if (!editor?.draft || !editor.playing) return null;
  const panel = (
    <Boundary section="clip editor">
      <Suspense>
        <ClipPanel editor={editor} draft={editor.draft} playing={editor.playing} />
      </Suspense>
    </Boundary>
  );
  return fullscreenElement ? createPortal(<div className={styles.over}>{panel}</div>, fullscreenElement) : panel;
}

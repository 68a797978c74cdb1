import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import { usePlayerState } from '../controls/player-context.ts';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import { canPip } from '../store/presentation.ts';
import { type MarkerLayer, stops } from '../timeline/marker.ts';
import styles from './shortcut-list.module.css';
import { shortcutHelp, type ShortcutNeed } from './shortcut-help.ts';

interface ShortcutListProps {
  /** On the seek bar. */
  layers: readonly MarkerLayer[];
  onClose: () => void;
}

/** The list of the keys that do something now, as a modal dialog: Escape and its button close it. */
export function ShortcutList({ layers, onClose }: ShortcutListProps) {
  const t = useText('player');
  const remote = usePlayerRemote();
  const met: Record<ShortcutNeed, boolean> = {
    captions: usePlayerState((state) => state.text.length > 0),
    pip: canPip(),
    live: usePlayerState((state) => state.live),
    markers: stops(layers).length > 0,
    clips: remote.isHeard('clip-start'),
    marks: remote.isHeard('mark'),
  };
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t('shortcuts.title')} onClose={onClose}>
      <h2 className={styles.title}>{t('shortcuts.title')}</h2>
      <dl className={styles.list}>
        {shortcutHelp
          .filter(({ needs }) => needs === undefined || met[needs])
          .map(({ text, keys }) => (
            <div key={text} className={styles.line}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`shortcuts.${text}`)}</dd>
            </div>
          ))}
      </dl>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}

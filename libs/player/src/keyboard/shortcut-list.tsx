import { useText } from '@touchline/i18n';
import { usePlayerState } from '../controls/player-context.ts';
import { useVolumeOffered } from '../controls/use-volume-offered.ts';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import panel from '../player-view/panel.module.css';
import { Panel } from '../player-view/panel.tsx';
import { canPip } from '../store/presentation.ts';
import { type MarkerLayer, getStops } from '../timeline/marker.ts';
import { getPrintedKey, useKeyboardLayout } from './keyboard-layout.ts';
import styles from './shortcut-list.module.css';
import { shortcutHelp, type ShortcutNeed } from './shortcut-help.ts';

interface ShortcutListProps {
  /** The layers of the seek bar. */
  layers: readonly MarkerLayer[];
  /** Opens the report of the playback. */
  onReport: () => void;
  onClose: () => void;
}

/** The list of keys that work at present, as a modal dialog: Escape and its button close it. */
export function ShortcutList({ layers, onReport, onClose }: ShortcutListProps) {
  const t = useText('player');
  const remote = usePlayerRemote();
  const layout = useKeyboardLayout();
  const metNeeds: Record<ShortcutNeed, boolean> = {
    captions: usePlayerState((state) => state.text.length > 0),
    pip: canPip(),
    volume: useVolumeOffered(),
    live: usePlayerState((state) => state.live),
    markers: getStops(layers).length > 0,
    clips: remote.isHeard('clip-start'),
    marks: remote.isHeard('mark'),
  };
  return (
    <Panel
      title={t('shortcuts.title')}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={panel.action}
          onClick={() => {
            onClose();
            onReport();
          }}
        >
          {t('report.title')}
        </button>
      }
    >
      <dl className={styles.list}>
        {shortcutHelp
          .filter(({ needs }) => needs === undefined || metNeeds[needs])
          .map(({ text, keys }) => (
            <div key={text} className={styles.line}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {getPrintedKey(key, layout)}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`shortcuts.${text}`)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

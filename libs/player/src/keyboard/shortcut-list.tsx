import { useText } from '@touchline/i18n';
import { usePlayerState } from '../controls/player-context.ts';
import { useVolumeOffered } from '../controls/use-volume-offered.ts';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import { Panel } from '../controls/panel.tsx';
import { canPip } from '../store/presentation.ts';
import { getStops, type MarkerLayer } from '../controls/timeline/marker.ts';
import { getPrintedKey, useKeyboardLayout } from './keyboard-layout.ts';
import panel from '../controls/panel.module.css';
import styles from './shortcut-list.module.css';

/** One line of the help list: its text's key, and its keys. */
interface ShortcutHelp {
  text: string;
  keys: readonly string[];
  /** The condition for the keys; without it they always work. */
  needs?: ShortcutNeed;
}

/** Conditions for keys, which not every video, page and browser meets. */
type ShortcutNeed = 'captions' | 'pip' | 'volume' | 'live' | 'markers' | 'clips' | 'marks';

/** The lines of the help list. */
export const shortcutHelp: readonly ShortcutHelp[] = [
  { text: 'play', keys: ['Space', 'K'] },
  { text: 'skip', keys: ['J', 'L'] },
  { text: 'step', keys: ['←', '→'] },
  { text: 'volume', keys: ['↑', '↓'], needs: 'volume' },
  { text: 'mute', keys: ['M'] },
  { text: 'fullscreen', keys: ['F'] },
  { text: 'captions', keys: ['C'], needs: 'captions' },
  { text: 'pip', keys: ['P'], needs: 'pip' },
  { text: 'live', keys: ['E'], needs: 'live' },
  { text: 'marker', keys: ['[', ']'], needs: 'markers' },
  { text: 'mark', keys: ['T'], needs: 'marks' },
  { text: 'clip', keys: ['I', 'O'], needs: 'clips' },
  { text: 'percent', keys: ['0', '9'] },
  { text: 'speed', keys: ['<', '>'] },
  { text: 'frame', keys: [',', '.'] },
  { text: 'help', keys: ['?'] },
];

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

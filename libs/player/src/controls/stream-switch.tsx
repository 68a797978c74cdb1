import { useText } from '@touchline/i18n';
import styles from './stream-switch.module.css';

/** Which camera is shown: the produced picture or the whole field. */
export type StreamKind = 'hd' | 'pano';

export interface StreamSwitchProps {
  value: StreamKind;
  onChange: (value: StreamKind) => void;
  /** A camera that has failed; another press tries it again. */
  lostCamera?: StreamKind | undefined;
}

export const streamKinds: readonly StreamKind[] = ['hd', 'pano'];

/** HD or panoramic. */
export function StreamSwitch({ value, onChange, lostCamera }: StreamSwitchProps) {
  const t = useText('player');
  return (
    <fieldset className={styles.switch} aria-label={t('view')}>
      {streamKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.option}
          aria-pressed={kind === value}
          title={kind === lostCamera ? t('streams.unavailable') : undefined}
          onClick={() => onChange(kind)}
        >
          {t(`streams.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}

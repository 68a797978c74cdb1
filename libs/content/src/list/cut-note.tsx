import { useFormats, useText } from '@touchline/i18n';
import styles from './cut-note.module.css';

/** Below a list whose rest is left out: it is longer than the portal reads. @param count of the shown entries */
export function CutNote({ count }: { count: number }) {
  const text = useText('content');
  return <p className={styles.note}>{text('more.cut', { number: useFormats().number(count) })}</p>;
}

import { useFormats, useText } from '@touchline/i18n';
import styles from './cut-note.module.css';

/** The note below a list that is longer than the portal loads. @param count number of shown entries */
export function CutNote({ count }: { count: number }) {
  const text = useText('content');
  return <p className={styles.note}>{text('more.cut', { number: useFormats().number(count) })}</p>;
}

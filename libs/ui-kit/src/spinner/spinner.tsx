import styles from './spinner.module.css';

/** A turning ring. Without a label it is decoration next to a text such as "loading". */
export function Spinner({ label, size = 'm' }: { label?: string | undefined; size?: 'm' | 'l' | undefined }) {
  return label === undefined ? (
    <span className={styles.spinner} data-spinner="" data-size={size} aria-hidden="true" />
  ) : (
    <output className={styles.spinner} data-spinner="" data-size={size} aria-label={label} />
  );
}

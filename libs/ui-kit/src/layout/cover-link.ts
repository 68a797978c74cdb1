import styles from './cover-link.module.css';

/**
 * The class of a row's only link: it covers the row, which must be positioned, and the focus ring surrounds the row.
 */
export const coverLink: string = styles.link ?? '';

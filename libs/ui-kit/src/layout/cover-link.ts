import styles from './cover-link.module.css';

/** The class of a row's one link: it covers the row, which must be positioned, and the ring of the focus goes around all of it. */
export const coverLink: string = styles.link ?? '';

import styles from './on-media.module.css';

/** The class of what lies over a picture, whatever features put there: pictures are dark in both themes. */
export const onMedia: string = styles.media ?? '';

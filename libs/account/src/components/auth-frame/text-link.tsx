import { Link, type LinkProps } from 'react-router-dom';
import styles from './text-link.module.css';

/** A link inside a text. */
export function TextLink(props: Pick<LinkProps, 'to' | 'children'>) {
  return <Link {...props} className={styles.link} />;
}

import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A line at the top while the next page loads. A delay hides it for quick navigations. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' && <span className={styles.line} aria-hidden />;
}

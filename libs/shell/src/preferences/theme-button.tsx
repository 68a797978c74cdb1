import { useSite } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { useText } from '@touchline/i18n';
import { IconButton, IconMoon, IconSun } from '@touchline/ui-kit';
import { useColorPreference } from '../color-mode/use-color-mode.ts';
import styles from './theme-button.module.css';

/**
 * Switches between dark and light; the preferences also offer the system's choice. Hidden for customers with a single
 * theme.
 */
export function ThemeButton() {
  const text = useText('shell');
  const { theme } = useSite();
  const [, setPreference] = useColorPreference();
  if (theme.available.length < 2) return null;
  const toggleTheme = () => setPreference(getDocumentFlags().theme === 'light' ? 'dark' : 'light');
  return (
    <IconButton className={styles.button} label={text('preferences.toggleTheme')} onClick={toggleTheme}>
      {/* The HTML has both icons, because it is the same for all viewers: the document's theme shows one of them. */}
      <IconMoon className={styles.moon} />
      <IconSun className={styles.sun} />
    </IconButton>
  );
}

import { useText, useLocale } from '@touchline/i18n';
import { IconChevronDown, IconGlobe, VisuallyHidden } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import styles from './preferences-button.module.css';

const preferencesId = 'preferences';

const Preferences = lazy(async () => ({ default: (await import('./preferences.tsx')).Preferences }));

/** Opens language, theme and spoilers; the panel is loaded with the first press. */
export function PreferencesButton() {
  const text = useText('shell');
  const { locale } = useLocale();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        // Once the panel is there the browser itself opens and closes it; a handler would race with that.
        popoverTarget={asked ? preferencesId : undefined}
        onClick={() => setAsked(true)}
      >
        <IconGlobe />
        <span className={styles.code}>{locale.slice(0, 2).toUpperCase()}</span>
        <VisuallyHidden>{text('preferences.title')}</VisuallyHidden>
        <IconChevronDown size="s" />
      </button>
      {asked && (
        <Suspense>
          <Preferences id={preferencesId} onToggle={setOpen} />
        </Suspense>
      )}
    </>
  );
}

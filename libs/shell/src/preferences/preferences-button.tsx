import { PortalError } from '@touchline/contract';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { localeNames, useLocale, useText } from '@touchline/i18n';
import { IconChevronDown, IconGlobe, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import styles from './preferences-button.module.css';

const preferencesId = 'preferences';

const loadPreferences = () => import('./preferences.tsx');
/** A failed load is ignored here: the press loads the code again and reports the failure. */
const prefetchPreferences = () => void loadPreferences().catch(() => undefined);

/**
 * Opens language, theme and spoilers. The panel loads when a pointer or the focus is near, and opens on the first
 * press.
 */
export function PreferencesButton() {
  const text = useText('shell');
  const notify = useNotify();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPreferences>>>();
  const [isPanelLoading, setIsPanelLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function openDialog(): Promise<void> {
    setIsPanelLoading(true);
    try {
      setPanel(await loadPreferences());
    } catch (cause) {
      notify('danger', errorText(new PortalError('network_error', { cause })));
    }
    setIsPanelLoading(false);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isPanelLoading || undefined}
        // Once the panel exists, the browser opens and closes it; a click handler would act at the same time.
        popoverTarget={panel && preferencesId}
        onClick={panel ? undefined : () => void openDialog()}
        onPointerEnter={prefetchPreferences}
        onFocus={prefetchPreferences}
      >
        <IconGlobe />
        {/* The language's own name if there is space: two letters could also mean a country (uk). */}
        <span className={styles.name}>{localeNames[locale]}</span>
        <VisuallyHidden>{text('preferences.title')}</VisuallyHidden>
        <IconChevronDown size="s" />
      </button>
      {panel && <panel.Preferences id={preferencesId} onToggle={setIsOpen} />}
    </>
  );
}

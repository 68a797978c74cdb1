import { useSite } from '@touchline/feature-kit';
import { localeCookie, localeNames, useLocale, useText } from '@touchline/i18n';
import { useSpoilerFree } from '@touchline/content';
import { IconCheck, IconMoon, IconSun, Switch } from '@touchline/ui-kit';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ColorPreference } from '../color-mode/color-mode.ts';
import { useColorPreference } from '../color-mode/use-color-mode.ts';
import { closePanel, openPanel } from './open-panel.ts';
import styles from './preferences.module.css';

/**
 * The panel: a native popover in the top layer, which Escape and a press outside close. It opens when it has loaded;
 * after that the browser opens and closes it.
 */
export function Preferences({ id, onToggle }: { id: string; onToggle: (isOpen: boolean) => void }) {
  const text = useText('shell');
  const { theme, locales } = useSite();
  const panelRef = useRef<HTMLDivElement>(null);
  const handleToggle = (isOpen: boolean) => {
    if (isOpen) panelRef.current?.focus();
    onToggle(isOpen);
  };
  const handleFallbackToggle = useEffectEvent(handleToggle);
  useEffect(
    () => (panelRef.current ? openPanel(panelRef.current, (isOpen) => handleFallbackToggle(isOpen)) : undefined),
    [],
  );
  return (
    <div
      id={id}
      ref={panelRef}
      popover="auto"
      onToggle={({ newState }) => handleToggle(newState === 'open')}
      tabIndex={-1}
      className={styles.panel}
      role="dialog"
      aria-label={text('preferences.title')}
    >
      {locales.enabled.length > 1 && <Languages />}
      {theme.available.length > 1 && <ThemeChoice />}
      <Spoilers panel={panelRef} />
    </div>
  );
}

function Languages() {
  const text = useText('shell');
  const { locale } = useLocale();
  const { locales } = useSite();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.group} aria-label={text('preferences.language')}>
      <h2 className={styles.heading}>{text('preferences.language')}</h2>
      <ul className={styles.languages}>
        {locales.enabled.map((otherLocale) => (
          <li key={otherLocale}>
            {/* Another language is another document, because texts, direction and the server's HTML change. The
               default language has its prefix here, too. In a new tab no click handler runs, and an address without
               a prefix would use the old choice. */}
            <a
              className={styles.language}
              href={`/${otherLocale}${pathname}${search}`}
              lang={otherLocale}
              hrefLang={otherLocale}
              aria-current={otherLocale === locale ? 'true' : undefined}
              onClick={() => {
                document.cookie = localeCookie(otherLocale);
              }}
            >
              {localeNames[otherLocale]}
              {otherLocale === locale && <IconCheck size="s" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const themes: readonly ColorPreference[] = ['dark', 'light', 'system'];

function ThemeChoice() {
  const text = useText('shell');
  const { theme } = useSite();
  const [preference, setPreference] = useColorPreference();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{text('preferences.theme')}</legend>
      <div className={styles.themes}>
        {themes.map((value) => (
          <label key={value} className={styles.theme}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={(preference ?? theme.default) === value}
              onChange={() => setPreference(value)}
            />
            {value === 'dark' && <IconMoon size="s" />}
            {value === 'light' && <IconSun size="s" />}
            {text(`preferences.themes.${value}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Spoilers({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const text = useText('shell');
  const { isOn, set } = useSpoilerFree();
  return (
    <div className={styles.group}>
      <Switch checked={isOn} onChange={set}>
        {text('preferences.spoilerFree')}
      </Switch>
      <p className={styles.hint}>{text('preferences.spoilerFreeHint')}</p>
      <Link to="/catch-up/" className={styles.more} onClick={() => closePanel(panel.current)}>
        {text('preferences.catchUp')}
      </Link>
    </div>
  );
}

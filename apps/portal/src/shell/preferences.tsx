import { localeCookieMaxAge, localeCookieName, localeNames, localePath, useLocale, useText } from '@touchline/i18n';
import { useSpoilerFree } from '@touchline/content';
import { IconCheck, IconChevronDown, IconGlobe, IconMoon, IconSun, Switch } from '@touchline/ui-kit';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { ColorPreference } from '../color-mode.ts';
import { useSite } from '../site-context.ts';
import { useColorPreference } from '../use-color-mode.ts';
import styles from './preferences.module.css';

const panelId = 'preferences';

/** Opens language, theme and spoilers. A native popover: Escape and a click elsewhere close it, without scripts. */
export function PreferencesButton() {
  const text = useText('shell');
  const { locale } = useLocale();
  return (
    <button type="button" className={styles.button} popoverTarget={panelId} aria-label={text('preferences.title')}>
      <IconGlobe />
      <span className={styles.code}>{locale.slice(0, 2).toUpperCase()}</span>
      <IconChevronDown size="s" />
    </button>
  );
}

/** The panel itself: once per page. */
export function Preferences() {
  const text = useText('shell');
  const { theme, locales } = useSite();
  return (
    <div id={panelId} popover="auto" className={styles.panel} role="dialog" aria-label={text('preferences.title')}>
      {locales.enabled.length > 1 && <Languages />}
      {theme.available.length > 1 && <ThemeChoice />}
      <Spoilers />
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
        {locales.enabled.map((other) => (
          <li key={other}>
            {/* Another language is another document: texts, direction and the server's HTML change. */}
            <a
              className={styles.language}
              href={localePath(pathname, other, locales) + search}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              onClick={() => {
                document.cookie = `${localeCookieName}=${other}; path=/; max-age=${localeCookieMaxAge}; SameSite=Lax`;
              }}
            >
              {localeNames[other]}
              {other === locale && <IconCheck size="s" />}
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
  const [preference, choose] = useColorPreference();
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
              onChange={() => choose(value)}
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

function Spoilers() {
  const text = useText('shell');
  const { on, set } = useSpoilerFree();
  return (
    <div className={styles.group}>
      <Switch checked={on} onChange={set}>
        {text('preferences.spoilerFree')}
      </Switch>
      <p className={styles.hint}>{text('preferences.spoilerFreeHint')}</p>
    </div>
  );
}

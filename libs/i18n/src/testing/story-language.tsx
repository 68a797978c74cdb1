import { createContext, type ReactNode, useContext, useState } from 'react';
import { createClock } from '../clock.ts';
import { createI18n, type Resources, type Texts } from '../create-i18n.ts';
import { LocaleProvider } from '../locale-provider.ts';
import { getDirection, type Locale } from '../locales/locales.ts';

// Texts are files of a library, not exports: tests and stories read them from there, as a customer's build does.
const files = import.meta.glob<Texts>('../../../*/locales/en.json', {
  eager: true,
  import: 'default',
});

/** Texts of files by the namespace of each file's library. */
export const byNamespace = (texts: Readonly<Record<string, Texts>>): Resources =>
  Object.fromEntries(
    Object.entries(texts).map(([file, fileTexts]) => [
      /(?<![\w-])([\w-]+)\/locales/.exec(file)?.[1] ?? file,
      fileTexts,
    ]),
  );

/** The texts of every library. */
export const english: Resources = byNamespace(files);

export interface Language {
  locale: Locale;
  resources: Resources;
}

/** The language of tests (English) and of stories (Storybook's toolbar). */
export const StoryLanguage = createContext<Language>({ locale: 'en', resources: english });

export interface InLanguageProps {
  /** The page's moment, milliseconds since the epoch. */
  now: number;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Texts, formats and the clock of a page, for tests and stories. */
export function InLanguage({ now, timeZone = 'Europe/Oslo', children }: InLanguageProps) {
  const { locale, resources } = useContext(StoryLanguage);
  const [i18n] = useState(() => createI18n({ locale, resources }));
  const [clock] = useState(() => createClock(now));
  return (
    <LocaleProvider
      i18n={i18n}
      locale={locale}
      direction={getDirection(locale)}
      timeZone={timeZone}
      viewerTimeZone={timeZone}
      clock={clock}
    >
      {children}
    </LocaleProvider>
  );
}

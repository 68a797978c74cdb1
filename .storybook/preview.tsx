import type { Preview } from '@storybook/react-vite';
import { getDirection, localeNames, type Texts, toLocale } from '../libs/i18n/src/index.ts';
import { byNamespace, type Language, StoryLanguage } from '../libs/i18n/src/testing/story-language.tsx';
import './preview.css';
import 'virtual:brands.css';
import { customers } from 'virtual:customers';

const texts = import.meta.glob<Texts>('../libs/*/locales/*.json', {
  import: 'default',
});

const darkOnly = customers.flatMap(({ id, theme }) => (theme.light ? [] : [id]));
const localeIn = (language: unknown) => toLocale(String(language)) ?? 'en';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    brand: {
      description: 'Customer',
      toolbar: { icon: 'paintbrush', items: customers.map(({ id }) => id), dynamicTitle: true },
    },
    language: {
      description: 'Language, and with it the direction',
      toolbar: {
        icon: 'globe',
        items: Object.entries(localeNames).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', brand: 'nordic', language: 'en' },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          'Look',
          ['Tokens', 'Icons'],
          'Kit',
          'Content',
          'Catalog',
          'Event',
          'Player',
          'Account',
          'Club',
          'Shell',
        ],
      },
    },
    // A violation fails an automated run. A story is a part of a page, so it needs no landmarks.
    a11y: {
      test: 'error',
      config: { rules: ['region', 'page-has-heading-one'].map((id) => ({ id, enabled: false })) },
    },
  },
  loaders: [
    async ({ globals }) => {
      // A previous story in the same tab may have stored a value, such as a typed e-mail address.
      sessionStorage.clear();
      const locale = localeIn(globals['language']);
      const files = Object.entries(texts).filter(([file]) => file.endsWith(`/${locale}.json`));
      const loaded = await Promise.all(files.map(async ([file, load]) => [file, await load()] as const));
      const language: Language = { locale, resources: byNamespace(Object.fromEntries(loaded)) };
      return { language };
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const language: Language = loaded['language'];
      const brand = String(globals['brand']);
      const html = document.documentElement;
      html.dataset['theme'] = darkOnly.includes(brand) ? 'dark' : String(globals['theme']);
      html.dataset['brand'] = brand;
      html.dir = getDirection(language.locale);
      html.lang = language.locale;
      return (
        <StoryLanguage key={language.locale} value={language}>
          <Story />
        </StoryLanguage>
      );
    },
  ],
};

export default preview;

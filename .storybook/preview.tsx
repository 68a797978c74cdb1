import type { Preview } from '@storybook/react-vite';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: ['touchline', 'nordic', 'verdant'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', brand: 'touchline', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    // Automated runs fail on a violation; a story is a part of a page and has no landmarks of its own.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
  },
  decorators: [
    (Story, { globals }) => {
      const html = document.documentElement;
      html.dataset['theme'] = String(globals['theme']);
      html.dataset['brand'] = String(globals['brand']);
      html.dir = String(globals['direction']);
      html.lang = globals['direction'] === 'rtl' ? 'he' : 'en';
      return <Story />;
    },
  ],
};

export default preview;

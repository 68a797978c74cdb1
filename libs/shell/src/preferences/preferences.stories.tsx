import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteConfig } from '@touchline/feature-kit';
import { StoryShell } from '../testing/story-shell.tsx';
import { Preferences } from './preferences.tsx';

const meta: Meta = { title: 'Shell/Preferences', parameters: { layout: 'fullscreen' } };
export default meta;

const open = (site?: Partial<SiteConfig>): StoryObj => ({
  render: () => (
    <StoryShell
      site={site}
      routes={[{ path: '*', element: <Preferences id="preferences" onToggle={() => undefined} /> }]}
    />
  ),
});

export const Open: StoryObj = open();
export const OneLanguage: StoryObj = open({ locales: { default: 'en', enabled: ['en'], direction: {} } });
export const OneTheme: StoryObj = open({ theme: { default: 'dark', available: ['dark'] } });

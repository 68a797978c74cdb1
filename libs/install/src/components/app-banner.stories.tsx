import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { Link } from 'react-router-dom';
import { AppBanner } from './app-banner.tsx';

const meta: Meta = { title: 'Install/Banner', parameters: { layout: 'fullscreen' } };
export default meta;

const renderStory = (name: string): StoryObj => ({
  render: () => (
    <PageProviders
      now={0}
      site={createSiteConfig({
        id: 'story',
        name,
        storeUrl: { android: 'https://play.google.com/store/apps/details?id=example.demo' },
      })}
    >
      <AppBanner phone="android" />
      <main tabIndex={-1}>
        <Link to="/next/">The next page</Link>
      </main>
    </PageProviders>
  ),
  // The banner appears on the next page.
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('link', { name: 'The next page' })),
});

export const AboveTheHeader: StoryObj = renderStory('Nordic Ice League');
export const LongName: StoryObj = renderStory('Reykjavík Geysers Gymnastics and Athletics Society Television');

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteConfig } from '@touchline/feature-kit';
import { createStubApi, newQueryClient, createPageContextWith, PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { codeQuery } from './code-query.ts';
import { OpenApp } from './open-app.tsx';

const meta: Meta = { title: 'Install/Open app', parameters: { layout: 'fullscreen' } };
export default meta;

const query = codeQuery(
  createPageContextWith({ api: createStubApi(() => undefined), queryClient: newQueryClient(), path: '/open-app/' }),
);

const renderStory = (storeUrl: SiteConfig['storeUrl']): StoryObj => ({
  render: () => (
    <PageProviders now={0} path="/open-app/" site={createSiteConfig({ storeUrl })}>
      <OpenApp query={query} onRedirect={() => undefined} />
    </PageProviders>
  ),
});

const ios = 'https://apps.apple.com/app/id1';
const android = 'https://play.google.com/store/apps/details?id=example';

export const BothStores: StoryObj = renderStory({ ios, android });
export const OneStore: StoryObj = renderStory({ android });
export const NoApp: StoryObj = renderStory({});

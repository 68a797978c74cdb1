import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { catchUpPage } from './catch-up.page.tsx';

const { Page } = catchUpPage({ home: { hero: true, shelves: ['live'], scope: {} } });

const meta: Meta = {
  title: 'Catalog/Catch up',
  render: () => (
    <PageProviders now={0}>
      <Page />
    </PageProviders>
  ),
};
export default meta;

export const Nothing: StoryObj = {};

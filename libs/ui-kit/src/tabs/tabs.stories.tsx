import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { sampleLink } from '../samples.fixture.tsx';
import { PageTabs } from './page-tabs.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = { title: 'Kit/Tabs', component: Tabs };
export default meta;

const tabs = [
  { id: 'highlights', label: 'Highlights', count: '6' },
  { id: 'moments', label: 'Key moments', count: '10' },
  { id: 'stats', label: 'Stats' },
];

function Example() {
  const [value, setValue] = useState('moments');
  return (
    <Tabs label="About the match" tabs={tabs} value={value} onChange={setValue}>
      <p>The panel of {value}.</p>
    </Tabs>
  );
}

export const Panels: StoryObj = { render: () => <Example /> };

/** More tabs than fit: the row scrolls. */
export const Many: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <TabLinks
        label="Sports"
        tabs={['Eishockey', 'Leichtathletik', 'Basketball', 'Wasserspringen', 'Rollstuhlbasketball'].map((label) => ({
          key: label,
          label,
          render: sampleLink,
          current: label === 'Basketball',
        }))}
      />
    </div>
  ),
};

export const Links: StoryObj = {
  render: () => (
    <TabLinks
      label="Lists"
      tabs={[
        { key: 'live', label: 'Live', render: sampleLink },
        { key: 'upcoming', label: 'Upcoming', render: sampleLink },
        { key: 'archive', label: 'Archive', render: sampleLink, current: true },
      ]}
    />
  ),
};

/** Tabs below a `PageHead`: on phones they go from edge to edge, aligned with the content above. */
export const OfAPage: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageTabs
      label="Parts"
      tabs={['Overview', 'Schedule', 'Results', 'Videos', 'Teams'].map((label) => ({
        key: label,
        label,
        render: sampleLink,
        current: label === 'Overview',
      }))}
    />
  ),
};

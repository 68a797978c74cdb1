import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch, sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { PersonalRow, type PersonalRowProps } from './personal-row.tsx';
import { personalRowHeights } from './personal-row-heights.ts';

const kickOff = '2026-02-12T20:12:00.000Z';
const views = ['one', 'two', 'three', 'four', 'five'].map((id, index) =>
  toEventView(sampleMatch(index < 2 ? { id } : { id, status: 'upcoming', clock: undefined, event_date: kickOff }), {
    text: english,
  }),
);

/** The row with a stored height from an earlier visit. */
function Scene(props: PersonalRowProps) {
  useState(() => {
    document.documentElement.dataset['site'] = 'story';
    personalRowHeights.storeHeight(props.name, 300);
  });
  return (
    <Providers now={sampleNowMs}>
      <PersonalRow {...props} />
    </Providers>
  );
}

const meta: Meta<typeof PersonalRow> = {
  title: 'Content/A row of one’s own',
  component: PersonalRow,
  render: (props) => <Scene {...props} />,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PersonalRow>;

const rowProps = { name: 'story', heading: 'Your teams and leagues' };
export const Full: Story = { args: { ...rowProps, views } };
export const Waiting: Story = { args: { ...rowProps, views: undefined } };
export const Failed: Story = { args: { ...rowProps, views: undefined, hasFailed: true, onRetry: () => undefined } };

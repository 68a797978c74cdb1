import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { ConsentBanner, type ConsentBannerProps } from '../components/consent-banner.tsx';

const doNothing = (): void => undefined;

const privacy: ConsentBannerProps['privacy'] = (link) => (
  <a href="/privacy/" {...link}>
    {link.children}
  </a>
);

function Scene(props: ConsentBannerProps) {
  return (
    <PageProviders now={Date.UTC(2026, 1, 14)}>
      <main style={{ minBlockSize: '40vb', padding: 24 }}>
        <h1>Live</h1>
      </main>
      <ConsentBanner {...props} />
    </PageProviders>
  );
}

const meta: Meta<typeof Scene> = {
  title: 'Analytics/Consent banner',
  component: Scene,
  parameters: { layout: 'fullscreen' },
  args: { privacy, onAnswer: doNothing },
};
export default meta;
type Story = StoryObj<typeof Scene>;

export const ConsentAsked: Story = {};
export const WithoutWordsOnPrivacy: Story = { args: { privacy: undefined } };
export const ChangingAYes: Story = { args: { now: 'granted', onLeave: doNothing } };
export const ChangingANo: Story = { args: { now: 'refused', onLeave: doNothing } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { useText } from '@touchline/i18n';
import { expect, fn, userEvent } from 'storybook/test';
import { InstallCard, type InstallMethod } from './install-card.tsx';

const meta: Meta = {
  title: 'Install/Offer',
  decorators: [
    (Story) => (
      <PageProviders now={Date.UTC(2026, 10, 23)}>
        <Story />
      </PageProviders>
    ),
  ],
};
export default meta;

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#ff6a13"/></svg>')}`;
const onLater = fn();
const onInstall = fn(async () => undefined);

function Offer({ method, name = 'Nordic Ice League' }: { method: InstallMethod; name?: string }) {
  const text = useText('install');
  const texts = {
    title: text('offer.title', { name }),
    lead: text('offer.lead'),
    byHand: text('offer.byHand'),
    install: text('offer.install'),
    later: text('offer.later'),
    gotIt: text('offer.gotIt'),
  };
  return (
    <div style={{ minBlockSize: 320 }}>
      <InstallCard method={method} icon={icon} texts={texts} onInstall={onInstall} onLater={onLater} />
    </div>
  );
}

export const Prompt: StoryObj = {
  render: () => <Offer method="prompt" />,
  play: async ({ canvas }) => {
    onLater.mockClear();
    const [install] = canvas.getAllByRole('button');
    if (install) await userEvent.click(install);
    await expect(onInstall).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onLater).toHaveBeenCalledOnce();
  },
};
export const ByHand: StoryObj = { render: () => <Offer method="by-hand" /> };
export const LongName: StoryObj = {
  render: () => <Offer method="prompt" name="Sportgemeinschaft Donaudampfschifffahrtsgesellschaft Niederösterreich" />,
};

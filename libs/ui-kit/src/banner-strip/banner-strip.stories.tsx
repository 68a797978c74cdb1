import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Banner, BannerStrip } from './banner-strip.tsx';

const meta: Meta<typeof BannerStrip> = {
  title: 'Kit/Banner strip',
  component: BannerStrip,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Banners', narrow: [] },
};
export default meta;

type Story = StoryObj<typeof BannerStrip>;

const link = { href: 'https://tickets.example/', label: 'tickets.example', blank: true };
const wideBanner: Banner = { shape: 'horizontal', src: '/art/scene-hero.svg', link };
const imageBanner: Banner = { shape: 'image', src: '/art/scene-r1.svg', link: { ...link, blank: false } };
const tall: Banner = { shape: 'vertical', src: '/art/scene-p1.svg' };

export const EveryShape: Story = {
  args: { wide: [wideBanner, imageBanner, tall], narrow: [wideBanner, imageBanner, tall] },
};
export const PicturesThatFail: Story = {
  args: {
    wide: [{ ...wideBanner, src: '/art/none.svg' }],
    narrow: [{ ...wideBanner, src: undefined }],
    artwork: { horizontal: '/art/scene-r4.svg' },
  },
};

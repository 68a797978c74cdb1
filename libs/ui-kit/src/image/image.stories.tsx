import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFilm } from '../icon/icons.gen.ts';
import { art } from '../samples.fixture.tsx';
import { Image } from './image.tsx';

const meta: Meta<typeof Image> = {
  title: 'Kit/Image',
  component: Image,
  args: { alt: 'Two players at the boards', placeholder: <IconFilm size="l" /> },
};
export default meta;

type Story = StoryObj<typeof Image>;

export const Picture: Story = { args: { src: art('scene-r1') } };
export const Fallback: Story = { args: { src: art('missing'), fallbackSrc: art('scene-r2') } };
export const Artwork: Story = { args: { src: art('missing'), artwork: { plain: art('title-top10') } } };
export const ThemedArtwork: Story = {
  args: { artwork: { dark: art('scene-hero'), light: art('title-top10') } },
};
export const Nothing: Story = { args: { src: art('missing') } };

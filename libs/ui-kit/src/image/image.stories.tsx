import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFilm } from '../icon/icons.gen.ts';
import { getArtPath } from '../samples.fixture.tsx';
import { Image } from './image.tsx';

const meta: Meta<typeof Image> = {
  title: 'Kit/Image',
  component: Image,
  args: { alt: 'Two players at the boards', placeholder: <IconFilm size="l" /> },
};
export default meta;

type Story = StoryObj<typeof Image>;

export const Picture: Story = { args: { src: getArtPath('scene-r1') } };
export const Fallback: Story = { args: { src: getArtPath('missing'), fallbackSrc: getArtPath('scene-r2') } };
export const Artwork: Story = { args: { src: getArtPath('missing'), artwork: { plain: getArtPath('title-top10') } } };
export const ThemedArtwork: Story = {
  args: { artwork: { dark: getArtPath('scene-hero'), light: getArtPath('title-top10') } },
};
export const Nothing: Story = { args: { src: getArtPath('missing') } };

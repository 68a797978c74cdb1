import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLinks } from './social-links.tsx';

const kinds = ['facebook', 'x', 'instagram', 'youtube', 'tiktok', 'whatsapp', 'web'];
const meta: Meta<typeof SocialLinks> = { title: 'Kit/Social links', component: SocialLinks };
export default meta;

export const All: StoryObj<typeof SocialLinks> = {
  args: {
    label: 'Follow us',
    website: 'Website',
    links: kinds.map((kind) => ({ kind, href: `https://${kind}.example/` })),
  },
};

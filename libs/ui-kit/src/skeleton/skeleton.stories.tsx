import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Kit/Waiting', component: Skeleton };
export default meta;

export const All: StoryObj<typeof Skeleton> = {
  render: () => (
    <main id="main" style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <SkipLink target="main">Skip to content</SkipLink>
      <h1 hidden>Waiting</h1>
      <Skeleton ratio={16 / 9} radius="m" />
      <Skeleton blockSize="15px" inlineSize="82%" />
      <p>
        <Spinner /> Loading more
      </p>
      <Spinner label="Loading" size="l" />
    </main>
  ),
};

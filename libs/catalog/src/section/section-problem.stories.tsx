import type { Meta, StoryObj } from '@storybook/react-vite';
import { createWorld } from '../testing/catalog-world.tsx';
import { SectionProblem } from './section-problem.tsx';

const { Providers } = createWorld({ backendUrl: 'http://nowhere.invalid' });

const meta: Meta<typeof SectionProblem> = {
  title: 'Catalog/SectionProblem',
  component: SectionProblem,
  args: { onRetry: () => {} },
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

export const OfAShelf: StoryObj<typeof SectionProblem> = {};
export const OfAPage: StoryObj<typeof SectionProblem> = { args: { wide: true } };
export const Retrying: StoryObj<typeof SectionProblem> = { args: { busy: true } };

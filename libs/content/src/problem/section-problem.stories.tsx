import type { Meta, StoryObj } from '@storybook/react-vite';
import { Providers } from '../testing/with-providers.tsx';
import { SectionProblem } from './section-problem.tsx';

const meta: Meta<typeof SectionProblem> = {
  title: 'Content/Section problem',
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
export const OfAPage: StoryObj<typeof SectionProblem> = { args: { isWholePage: true } };
export const Retrying: StoryObj<typeof SectionProblem> = { args: { isLoading: true } };

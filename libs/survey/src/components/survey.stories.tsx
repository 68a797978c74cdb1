import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { Question } from './question.tsx';
import { FormDialog } from './form/form-dialog.tsx';

const meta: Meta = { title: 'Survey', parameters: { layout: 'fullscreen' } };
export default meta;

const doNothing = () => undefined;

const renderStory = (content: React.ReactNode): StoryObj => ({
  render: () => (
    <PageProviders now={0}>
      <main tabIndex={-1} />
      {content}
    </PageProviders>
  ),
});

export const Asked: StoryObj = renderStory(
  <Question prepare={() => new Promise(doNothing)} onLater={doNothing} onStart={doNothing} />,
);

/** A loaded form; its content is the customer's. */
export const Form: StoryObj = renderStory(<FormDialog form="about:blank" onEnd={doNothing} />);

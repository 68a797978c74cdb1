import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteConfig } from '@touchline/feature-kit';
import type { PageProblem } from '@touchline/feature-kit/rendering';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { StoryShell } from './testing/story-shell.tsx';
import { ProblemPage } from './problem-page.tsx';

const meta: Meta = { title: 'Shell/Problem page', parameters: { layout: 'fullscreen' } };
export default meta;

const renderStory = (problem: Partial<PageProblem>, path = '/no/such/place/', site?: Partial<SiteConfig>): StoryObj => {
  const pageProblem: PageProblem = {
    kind: 'problem',
    code: 'not_found',
    status: 404,
    context: 'page',
    words: 'shell',
    ...problem,
  };
  return {
    render: () => (
      <StoryShell site={site} routes={[{ path: '*', element: <ProblemPage problem={pageProblem} path={path} /> }]} />
    ),
  };
};

const missingSrc = '/art/missing.svg';
const createFailedProblem = (code: PageProblem['code'], message?: string): Partial<PageProblem> => ({
  code,
  status: 500,
  ...(message && { message }),
});

export const UnknownAddress: StoryObj = renderStory({});
export const UnknownAddressWithoutArtwork: StoryObj = renderStory({}, undefined, {
  artwork: { horizontal: missingSrc, vertical: missingSrc, plain: missingSrc, dark: missingSrc, light: missingSrc },
});
export const WrongAddress: StoryObj = renderStory({ danger: 'wrong_address' }, '/events/%41/');
export const EndlessAddress: StoryObj = renderStory({}, `/${'overtime'.repeat(30)}/`);
export const EventNotFound: StoryObj = renderStory({ context: 'event', words: 'event' });
export const LoadFailed: StoryObj = renderStory(createFailedProblem('server_error'));
export const WordsOfTheServer: StoryObj = renderStory(
  createFailedProblem('default_error_message', 'Back at noon, after maintenance.'),
);
export const Offline: StoryObj = renderStory(createFailedProblem('offline'));

/** The page while a retry waits for an answer. */
function PendingRetry() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <ProblemPage problem={{ kind: 'problem', code: 'timeout', status: 504, context: 'page', words: 'shell' }} path="" />
  );
}

export const TryingAgain: StoryObj = {
  render: () => (
    <StoryShell routes={[{ id: 'page', path: '*', loader: () => new Promise(() => {}), element: <PendingRetry /> }]} />
  ),
};

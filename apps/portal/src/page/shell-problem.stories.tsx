import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalError } from '@touchline/contract';
import { StoryShell } from '@touchline/shell/testing';
import { ShellProblem } from './shell-problem.tsx';

const meta: Meta = { title: 'Shell/Last resort', parameters: { layout: 'fullscreen' } };
export default meta;

const missingCodeRoute = {
  path: '*',
  loader: () => Promise.reject(new PortalError('network_error')),
  element: null,
  errorElement: <ShellProblem />,
};

/** An error outside the shell, because the next page's code no longer exists. */
export const ShellBroken: StoryObj = { render: () => <StoryShell routes={[missingCodeRoute]} /> };

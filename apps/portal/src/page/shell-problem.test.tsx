// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { PortalError } from '@touchline/contract';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';
import { ShellProblem } from './shell-problem.tsx';

const networkState = vi.hoisted(() => ({ isOnline: false }));
vi.mock('@touchline/shell/problem-page', () => {
  if (!networkState.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
  return { ProblemPage: () => <p>the card</p> };
});

afterEach(cleanup);

test('a plain text describes the problem until the problem page’s code has loaded', async () => {
  const routes = [{ path: '*', element: null, errorElement: <ShellProblem /> }];
  const hydrationData = { errors: { '0': new PortalError('offline') } };
  await act(async () =>
    render(
      <App parts={createAppParts()}>
        <RouterProvider router={createMemoryRouter(routes, { hydrationData })} />
      </App>,
    ),
  );
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe('You’re offline.');
  networkState.isOnline = true;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('the card')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

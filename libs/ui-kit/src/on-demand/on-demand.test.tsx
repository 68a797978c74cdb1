import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type DemandedProps, OnDemand } from './on-demand.tsx';

afterEach(cleanup);

const Panel = ({ trigger, defaultOpen }: DemandedProps) => (
  <>
    {trigger}
    {defaultOpen && <p>Open</p>}
  </>
);

test('the panel’s code loads when a pointer comes near its trigger, and the first press opens the panel', async () => {
  const load = vi.fn(() => Promise.resolve(Panel));
  const user = userEvent.setup();
  render(<OnDemand load={load} trigger={<button type="button">Account</button>} />);
  expect(load).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button'));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('Open')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('Open')).toBeTruthy();
});

test('after a failed load the press reports the error, and the next press loads again', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve(Panel) : Promise.reject(new Error('offline')));
  const onError = vi.fn();
  const user = userEvent.setup();
  render(<OnDemand load={load} onError={onError} trigger={<button type="button">Account</button>} />);
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  isOnline = true;
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Open')).toBeTruthy();
});

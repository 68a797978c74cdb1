// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { json, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommerceWorld, ticket } from '../../testing/commerce-world.tsx';

afterEach(cleanup);

test('a payment provider that does not load writes one line to the log, and its fields show the failure', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Show } = createCommerceWorld({
    respond: (requestedPath) => {
      if (requestedPath.includes('get_credit_card')) return json(null);
      return requestedPath.includes('get_commerce_options') ? createList([ticket]) : undefined;
    },
    loadProvider: () => Promise.reject(new Error('blocked')),
  });
  render(<Show path="/account/ppv/buy/7/" />);
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(consoleError.mock.calls.map(([message]: unknown[]) => message)).toEqual([
    'Failed to load the payment provider',
  ]);
  consoleError.mockRestore();
});

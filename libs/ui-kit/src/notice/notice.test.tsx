import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

test('a danger notice interrupts a screen reader, and other notices wait', () => {
  render(
    <>
      <Notice tone="danger">No.</Notice>
      <Notice tone="success">Yes.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('No.');
  expect(screen.getByRole('status').textContent).toBe('Yes.');
});

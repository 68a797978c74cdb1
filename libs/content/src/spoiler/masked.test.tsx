import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Providers } from '../testing/with-providers.tsx';
import { Masked } from './masked.tsx';
import { spoilerStore } from './spoiler-store.ts';

beforeEach(() => spoilerStore.set(false));
afterEach(() => {
  cleanup();
  spoilerStore.set(false);
});

const renderTable = (matchId?: string) => (
  <Providers>
    <Masked matchId={matchId} action="Show the table">
      Ravens 24 points
    </Masked>
  </Providers>
);
const pressShowTable = () => userEvent.click(screen.getByRole('button', { name: 'Show the table' }));

it('masked content is shown to a viewer who does not hide spoilers', () => {
  render(renderTable());
  expect(screen.getByText('Ravens 24 points')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('masked content is shown and focused when the viewer presses the button', async () => {
  render(renderTable());
  act(() => spoilerStore.set(true));
  expect(screen.queryByText('Ravens 24 points')).toBeNull();
  await pressShowTable();
  expect(document.activeElement?.textContent).toBe('Ravens 24 points');
});

it('a press on Show reveals a match’s score in all places, and a table only in the pressed place', async () => {
  spoilerStore.set(true);
  render(renderTable('match-1'));
  await pressShowTable();
  cleanup();
  render(renderTable('match-1'));
  expect(screen.getByText('Ravens 24 points').hasAttribute('data-reveals')).toBe(false);
  cleanup();
  render(renderTable());
  await pressShowTable();
  cleanup();
  render(renderTable());
  expect(screen.queryByText('Ravens 24 points')).toBeNull();
});

it('masked content has a flag in the server’s HTML, so that styles can hide it until hydration', () => {
  expect(renderToString(renderTable('match-2'))).toMatch(/<div[^>]* data-reveals=""[^>]*>Ravens/);
});
